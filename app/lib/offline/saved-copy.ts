/** The notice that the service worker adds to a page from its cache. */
const NOTICE = ".saved-page"

/** Whether this page is the copy for visitors that the service worker saved. */
export function isSavedCopy() {
  return typeof document !== "undefined" && document.querySelector(NOTICE) !== null
}

/** Removes the notice when the network is back. */
export function dropNoticeOnline() {
  if (!isSavedCopy()) return
  window.addEventListener("online", () => document.querySelector(NOTICE)?.remove(), { once: true })
}

/** Whether the service worker can show this page without a network. */
export async function hasSavedCopy(pathname: string) {
  if (!("caches" in window) || !navigator.serviceWorker?.controller) return false
  return (await caches.match(pathname)) !== undefined
}
