import type { FormEvent, ReactNode } from "react"
import { Form } from "react-router"

interface Props {
  intent: "buy" | "wear" | "take-off" | "nameplate"
  item?: string
  /** Replaces the request for a guest, whose things stay on this device. */
  onGuest: (() => void) | null
  children: ReactNode
}

/** One button of the wardrobe. A guest without JavaScript is asked to sign in. */
export function WardrobeForm({ intent, item, onGuest, children }: Props) {
  function keepHere(event: FormEvent) {
    if (!onGuest) return
    event.preventDefault()
    onGuest()
  }

  return (
    <Form method="post" preventScrollReset onSubmit={keepHere}>
      <input type="hidden" name="intent" value={intent} />
      {item && <input type="hidden" name="item" value={item} />}
      {children}
    </Form>
  )
}
