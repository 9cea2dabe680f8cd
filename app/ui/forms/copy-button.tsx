import { type ReactNode, useState } from "react"
import { useHydrated } from "#app/lib/rendering/use-hydrated.ts"
import { PushButton } from "#app/ui/forms/push-button.tsx"

/** Copies a text. Hidden where that is impossible: without script, and on insecure connections. */
export function CopyButton({ text, children }: { text: string; children: ReactNode }) {
  const [copied, setCopied] = useState("")
  const canCopy = useHydrated() && "clipboard" in navigator
  const isCopied = copied === text

  async function copy() {
    try {
      await navigator.clipboard.writeText(text)
      setCopied(text)
    } catch {
      // The browser does not allow it; people select the text themselves.
    }
  }

  return (
    <>
      <PushButton
        onClick={copy}
        variant="white"
        icon={isCopied ? "ph:check-bold" : "ph:copy-fill"}
        className={canCopy ? "" : "invisible"}
      >
        {isCopied ? "Copied" : children}
      </PushButton>
      <span role="status" className="sr-only">
        {isCopied && "Copied"}
      </span>
    </>
  )
}
