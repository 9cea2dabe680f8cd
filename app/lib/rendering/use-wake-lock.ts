import { useEffect } from "react"
import { keepScreenOn } from "./wake-lock.ts"

/** Keeps the screen on while `isNeeded`, where the browser can. */
export function useWakeLock(isNeeded: boolean) {
  useEffect(() => {
    if (!isNeeded) return
    const released = new AbortController()
    keepScreenOn(released.signal)
    return () => released.abort()
  }, [isNeeded])
}
