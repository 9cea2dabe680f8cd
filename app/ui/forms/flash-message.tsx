import { useState } from "react"
import { useActionData, useLocation } from "react-router"
import type { ActionResult } from "#app/lib/forms/action-result.ts"
import type { Flash } from "#app/lib/forms/flash.ts"
import { Callout } from "#app/ui/data/callout.tsx"

/**
 * The flash message of the loader. It stays until the next navigation or a form that is rejected, although reloaded data
 * no longer has it.
 */
export function FlashMessage({ flash, className }: { flash: Flash | null; className?: string }) {
  const { key } = useLocation()
  const [shown, setShown] = useState({ key, flash })
  const isNew = flash ? flash !== shown.flash : key !== shown.key
  if (isNew) setShown({ key, flash })
  const isRejected = Boolean(useActionData<ActionResult>()?.errors)
  const latest = isNew ? flash : shown.flash
  const message = isRejected ? null : latest
  // The live region is there before its message, so that screen readers announce it.
  return (
    <div role="status" className={message ? className : "sr-only"}>
      {message && <Callout tone={message.tone}>{message.text}</Callout>}
    </div>
  )
}
