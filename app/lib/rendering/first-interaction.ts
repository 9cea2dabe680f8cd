const INTERACTIONS = ["pointerdown", "pointermove", "keydown", "scroll"]

/** Calls the listener once, when the visitor first points, types or scrolls. */
export function onFirstInteraction(listener: () => void) {
  const start = () => {
    for (const type of INTERACTIONS) removeEventListener(type, start)
    listener()
  }
  for (const type of INTERACTIONS) addEventListener(type, start, { passive: true })
}
