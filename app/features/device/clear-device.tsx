import { useState } from "react"
import { formatFileSize } from "#app/lib/format/file-size.ts"
import { PushButton } from "#app/ui/forms/push-button.tsx"
import { clearDevice } from "./saved-pages.ts"

interface Props {
  usage: number | null
  /** How much is lost because it was not sent yet. */
  waiting: number
  onCleared(): Promise<void>
}

const NOTES = {
  idle: "",
  asking: "",
  clearing: "Clearing…",
  cleared: "Cleared. Nothing of this site is stored on this device now.",
  failed: "Something could not be removed. Close other tabs of this site and try again.",
}

export function ClearDevice({ usage, waiting, onCleared }: Props) {
  const [step, setStep] = useState<keyof typeof NOTES>("idle")

  async function clear() {
    setStep("clearing")
    try {
      await clearDevice()
      await onCleared()
      setStep("cleared")
    } catch {
      setStep("failed")
    }
  }

  return (
    <section
      aria-labelledby="storage"
      className="grid gap-x-[clamp(24px,5vw,80px)] gap-y-3 border-ink border-t-4 pt-5 column:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]"
    >
      <h2 id="storage" className="wdth-92 text-3">
        Storage
      </h2>
      <div className="grid max-w-[38em] justify-items-start gap-4">
        <p>
          {usage !== null && `This site uses ${formatFileSize(usage)} here. `}
          Saved courses can take up to 200 MB. Nothing is removed to make room unless you say so.
        </p>
        {step === "asking" ? (
          <>
            <p role="alert" className="font-bold">
              {waiting > 0
                ? "Some of this was not sent yet and will be lost. Clear everything anyway?"
                : "This removes everything listed here, and the saved emergency steps until your next visit. Clear everything?"}
            </p>
            <div className="flex flex-wrap gap-3">
              <PushButton variant="siren" onClick={clear}>
                Clear everything
              </PushButton>
              <PushButton variant="white" onClick={() => setStep("idle")}>
                Cancel
              </PushButton>
            </div>
          </>
        ) : (
          <PushButton variant="white" busy={step === "clearing"} onClick={() => setStep("asking")}>
            Clear this device
          </PushButton>
        )}
        <p role="status">{NOTES[step]}</p>
        <p>
          Your account and what it has saved stay as they are. To sign out on this device, go to your account
          page.
        </p>
      </div>
    </section>
  )
}
