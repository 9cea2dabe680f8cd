import { useEffect, useState } from "react"
import { keepThisPage } from "#app/lib/offline/keep-page.ts"
import { PushButton } from "#app/ui/forms/push-button.tsx"

const STATUS = {
  none: "",
  saving: "Saving…",
  kept: "Kept on this phone. It opens without a network and is removed when you sign out.",
  failed: "We couldn’t keep it. Try again when you’re online.",
}

/** Saves the page as others see it, so that the holder can show it without a network. */
export function KeepOnPhone() {
  const [state, setState] = useState<keyof typeof STATUS>("none")
  const [canKeep, setCanKeep] = useState(false)

  useEffect(() => {
    if (import.meta.env.DEV || !("serviceWorker" in navigator && "caches" in window)) return
    setCanKeep(true)
    void caches.match(window.location.pathname).then(found => found && setState("kept"))
  }, [])

  async function keep() {
    setState("saving")
    const isKept = await keepThisPage().catch(() => false)
    setState(isKept ? "kept" : "failed")
  }

  if (!canKeep) return null
  return (
    <div className="grid justify-items-start gap-3">
      {state !== "kept" && (
        <PushButton variant="white" icon="ph:device-mobile-bold" busy={state === "saving"} onClick={keep}>
          Keep on this phone
        </PushButton>
      )}
      <p role="status" className="max-w-[44ch] text-small">
        {STATUS[state]}
      </p>
    </div>
  )
}
