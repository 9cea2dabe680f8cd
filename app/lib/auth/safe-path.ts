const HERE = "http://here.invalid"

/** The path if it stays on this site, otherwise the fallback. */
export function safePath(given: string | null | undefined, fallback: string) {
  if (!given?.startsWith("/")) return fallback
  try {
    const url = new URL(given, HERE)
    // A path that parsing changes contains backslashes, tabs, line breaks or dot segments.
    const isPlain = url.origin === HERE && url.pathname + url.search + url.hash === given
    return isPlain && !given.startsWith("//") ? given : fallback
  } catch {
    return fallback
  }
}
