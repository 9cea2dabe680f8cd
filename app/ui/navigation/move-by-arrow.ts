import type { KeyboardEvent } from "react"
import { nextIndex } from "./roving-focus.ts"

/** Arrow keys, Home and End move the focus among the matching elements and wrap around. */
export function moveByArrow(event: KeyboardEvent<HTMLElement>, selector: string) {
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>(selector)]
  const at = stops.indexOf(event.target as HTMLElement)
  if (at === -1) return
  const goal =
    nextIndex(event.key, at, stops.length, "horizontal") ?? nextIndex(event.key, at, stops.length, "vertical")
  if (goal === undefined) return
  event.preventDefault()
  stops[goal]!.focus()
}
