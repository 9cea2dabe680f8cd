/** Whether this page is the copy for visitors that the service worker saved. */
export function isSavedCopy() {
  return typeof document !== "undefined" && document.querySelector(".saved-page") !== null
}

/** Whether the service worker can show this page without a network. */
export async function hasSavedCopy(pathname: string) {
  if (!("caches" in window) || !navigator.serviceWorker?.controller) return false
  return (await caches.match(pathname)) !== undefined
}
