import { useEffect, useRef, useState } from "react"
import { BREATH_SECONDS } from "#app/lib/breathing/pace.ts"
import { MINUTE_MS } from "./steadiness.ts"

const TICK_MS = 100

export interface BreathMinute {
  phase: "ready" | "running" | "done"
  /** When each breath started, in milliseconds after the first. */
  times: readonly number[]
  /** The second of the guide's breath, from 1. */
  second: number
  start(): void
  breathe(): void
  stop(): void
}

/** One minute of breaths. The guide starts with the run, the minute and the guide's next breath with the first press. */
export function useBreathMinute(): BreathMinute {
  const [phase, setPhase] = useState<BreathMinute["phase"]>("ready")
  const [times, setTimes] = useState<readonly number[]>([])
  const [second, setSecond] = useState(1)
  const guide = useRef(0)
  const first = useRef<number | null>(null)

  useEffect(() => {
    if (phase !== "running") return
    const timer = setInterval(() => {
      const now = performance.now()
      setSecond((Math.floor((now - guide.current) / 1000) % BREATH_SECONDS.adult) + 1)
      if (first.current !== null && now - first.current >= MINUTE_MS) setPhase("done")
    }, TICK_MS)
    return () => clearInterval(timer)
  }, [phase])

  return {
    phase,
    times,
    second,
    start() {
      guide.current = performance.now()
      first.current = null
      setTimes([])
      setSecond(1)
      setPhase("running")
    },
    breathe() {
      const now = performance.now()
      if (first.current === null) {
        first.current = now
        guide.current = now
        setSecond(1)
      }
      const time = Math.round(now - first.current)
      if (time < MINUTE_MS) setTimes(before => (time > (before.at(-1) ?? -1) ? [...before, time] : before))
    },
    stop: () => setPhase("done"),
  }
}
