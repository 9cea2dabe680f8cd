const KEY = "nuxt:reload"
const GUARD_MS = 10_000

interface Browser {
  sessionStorage: Pick<Storage, "getItem" | "setItem">
  location: Pick<Location, "pathname" | "search" | "assign" | "reload">
}

/** Loads a page from the server, unless it was reloaded moments ago. Returns whether it does. */
export function reloadOnce(path: string, guardMs = GUARD_MS, browser: Browser = window): boolean {
  const { location, sessionStorage } = browser
  try {
    const last = JSON.parse(sessionStorage.getItem(KEY) ?? "{}")
    if (last?.path === path && !(last.expires < Date.now())) return false
    sessionStorage.setItem(KEY, JSON.stringify({ path, expires: Date.now() + guardMs }))
  } catch {
    // Without storage the page could reload forever.
    return false
  }
  if (location.pathname + location.search === path) location.reload()
  else location.assign(path)
  return true
}
