import { nextIndex } from "./roving-focus.ts"

/** What events of React and of the browser have in common. */
type KeyEvent = Pick<KeyboardEvent, "key" | "target" | "currentTarget" | "preventDefault">

/** Arrow keys, Home and End move the focus among the matching elements and wrap around. */
export function moveByArrow(event: KeyEvent, selector: string) {
  const stops = [...(event.currentTarget as Element).querySelectorAll<HTMLElement>(selector)]
  const at = stops.indexOf(event.target as HTMLElement)
  if (at === -1) return
  const goal =
    nextIndex(event.key, at, stops.length, "horizontal") ?? nextIndex(event.key, at, stops.length, "vertical")
  if (goal === undefined) return
  event.preventDefault()
  stops[goal]!.focus()
}
