/** Keeps the screen on while the page is open, where the browser can. Only the emergency page may (decision 067). */
export function keepScreenOn() {
  if (!("wakeLock" in navigator)) return
  async function request() {
    if (document.visibilityState === "hidden") return
    // Browsers refuse it in power-saving mode, for example; the page works anyway.
    await navigator.wakeLock.request("screen").catch(() => null)
  }
  request()
  // A lock ends when the page is hidden.
  document.addEventListener("visibilitychange", request)
}
