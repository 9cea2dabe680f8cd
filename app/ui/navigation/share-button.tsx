import { useState } from "react"
import { useHydrated } from "#app/lib/rendering/use-hydrated.ts"
import { PushButton } from "#app/ui/forms/push-button.tsx"

/** Opens the device's share sheet for this page, or copies its URL. Both need script. */
export function ShareButton() {
  const [isCopied, setCopied] = useState(false)
  const hasScript = useHydrated()

  async function share() {
    const url = window.location.origin + window.location.pathname
    try {
      if (typeof navigator.share === "function") await navigator.share({ url, title: document.title })
      else {
        await navigator.clipboard.writeText(url)
        setCopied(true)
      }
    } catch {
      // The user closed the sheet, or the clipboard is blocked.
    }
  }

  return (
    <>
      <PushButton
        size="sm"
        icon={isCopied ? "ph:check-bold" : "ph:share-network-fill"}
        className={`mb-0 ${hasScript ? "" : "invisible"}`}
        onClick={share}
      >
        {isCopied ? "Link copied" : "Share"}
      </PushButton>
      <span role="status" className="sr-only">
        {isCopied && "Link copied"}
      </span>
    </>
  )
}
