import { useEffect, useState } from "react"

const STEP_MS = 250

/** The time, while `isRunning`; 0 before the first tick. A locked phone misses ticks but no time. */
export function useNow(isRunning: boolean) {
  const [now, setNow] = useState(0)
  useEffect(() => {
    if (!isRunning) return
    const tick = () => setNow(Date.now())
    tick()
    const timer = setInterval(tick, STEP_MS)
    return () => clearInterval(timer)
  }, [isRunning])
  return now
}
