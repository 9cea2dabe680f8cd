import { type FormEvent, useEffect, useState } from "react"
import { useRevalidator } from "react-router"
import { useMember } from "#app/lib/auth/member.ts"
import { cn } from "#app/lib/theming/cn.ts"
import { PushButton } from "#app/ui/forms/push-button.tsx"
import { clearGuestWorld, hasGuestWorld, readGuestWorld, worldStorage } from "./guest-world.ts"
import { type KeptResult, keptMessage } from "./kept-message.ts"
import { COINS } from "./send-finished.ts"

const FAILED = "We couldn’t reach your account. Nothing is lost: try again in a moment."

/** Asks a member whether the guest who played on this device was them. Nothing is sent before they answer. */
export function GuestClaim({ className }: { className?: string }) {
  const isMember = useMember() !== null
  const { revalidate } = useRevalidator()
  const [isOnDevice, setIsOnDevice] = useState(false)
  const [message, setMessage] = useState<string | null>(null)
  useEffect(() => setIsOnDevice(hasGuestWorld(readGuestWorld(worldStorage()))), [])

  async function answer(event: FormEvent) {
    event.preventDefault()
    const { submitter } = event.nativeEvent as SubmitEvent
    const isMine = submitter instanceof HTMLButtonElement && submitter.value === "mine"
    try {
      const kept = isMine ? await sendWorld() : null
      setMessage(isMine ? keptMessage(kept) : "We cleared it from this device.")
      if (isMine && kept?.refusal !== null) return
      clearGuestWorld(worldStorage())
      setIsOnDevice(false)
      await revalidate()
    } catch {
      setMessage(FAILED)
    }
  }

  if (!isMember || (!isOnDevice && !message)) return null
  return (
    <form
      onSubmit={answer}
      aria-labelledby="world-claim"
      className={cn("grid justify-items-start gap-4 rounded-panel bg-marigold-200 p-6 text-ink", className)}
    >
      <h2 id="world-claim" className="wdth-92 text-3">
        {isOnDevice ? "Did you play here?" : "Narcat’s World"}
      </h2>
      <p role="status" className="max-w-[38em]">
        {message ??
          "Someone played in Narcat’s World on this device without signing in. If that was you, we’ll add the coins and costumes to your account. If not, we’ll clear them from this device."}
      </p>
      {isOnDevice && (
        <div className="flex flex-wrap gap-4">
          <PushButton type="submit" name="answer" value="mine">
            Yes, that was me
          </PushButton>
          <PushButton type="submit" name="answer" value="not-mine" variant="white">
            Not me
          </PushButton>
        </div>
      )}
    </form>
  )
}

async function sendWorld(): Promise<KeptResult | null> {
  const response = await fetch(COINS, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ world: readGuestWorld(worldStorage()) }),
    redirect: "error",
  })
  if (!response.ok) throw new Error(`the guest's things were refused with status ${response.status}`)
  const { kept }: { kept: KeptResult | null } = await response.json()
  return kept
}
