import { useEffect } from "react"

/** Keeps the screen on while `isNeeded`, where the browser can. */
export function useWakeLock(isNeeded: boolean) {
  useEffect(() => {
    if (!isNeeded || !("wakeLock" in navigator)) return
    const released = new AbortController()
    async function request() {
      if (document.visibilityState === "hidden") return
      // Browsers refuse it in power-saving mode, for example; the page works anyway.
      const lock = await navigator.wakeLock.request("screen").catch(() => null)
      if (released.signal.aborted) await lock?.release()
      else released.signal.addEventListener("abort", () => lock?.release())
    }
    request()
    // A lock ends when the page is hidden.
    document.addEventListener("visibilitychange", request, { signal: released.signal })
    return () => released.abort()
  }, [isNeeded])
}
