/** Keeps the screen on until `released` is aborted, where the browser can. */
export function keepScreenOn(released = new AbortController().signal) {
  if (!("wakeLock" in navigator)) return
  async function request() {
    if (document.visibilityState === "hidden") return
    // Browsers refuse it in power-saving mode, for example; the page works anyway.
    const lock = await navigator.wakeLock.request("screen").catch(() => null)
    if (released.aborted) await lock?.release()
    else released.addEventListener("abort", () => lock?.release())
  }
  request()
  // A lock ends when the page is hidden.
  document.addEventListener("visibilitychange", request, { signal: released })
}
