import { useEffect, useRef } from "react"

/**
 * Moves the focus to what has taken the place of the focused element, so that Tab continues there and screen readers
 * read it. Without `isThere` it is there from the start.
 */
export function useFocusIfLost<Target extends HTMLElement>(isThere = true) {
  const ref = useRef<Target>(null)
  useEffect(() => {
    if (!isThere || document.activeElement !== document.body) return
    ref.current?.focus()
  }, [isThere])
  return ref
}
