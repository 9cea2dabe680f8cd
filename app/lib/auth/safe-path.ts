const HERE = "http://here.invalid"

/** A path of our own site, or the fallback: whatever a browser would read as another place is refused. */
export function safePath(given: string | null | undefined, fallback: string) {
  if (!given?.startsWith("/")) return fallback
  try {
    const url = new URL(given, HERE)
    // What parsing changed was not a plain path: backslashes, tabs, line ends, dots.
    const isPlain = url.origin === HERE && url.pathname + url.search + url.hash === given
    return isPlain && !given.startsWith("//") ? given : fallback
  } catch {
    return fallback
  }
}
