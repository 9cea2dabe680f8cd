import { useEffect, useEffectEvent, useRef, useState } from "react"
import { frameAt, lengthOf, startOf } from "./film-clock.ts"

const TICK_MS = 200
const SPEEDS = [1, 1.5, 0.75]

interface Options {
  frames: readonly { seconds: number }[]
  startAt: number
  onPosition(seconds: number): void
}

/** Playback state and controls of a film. It never starts by itself. */
export function useFilm({ frames, startAt, onPosition }: Options) {
  const length = lengthOf(frames)
  // Until playback starts the position may still arrive from the device.
  const [moved, setMoved] = useState<number | null>(null)
  const start = startAt < length ? Math.max(0, startAt) : 0
  const seconds = moved ?? start
  const [wantsToPlay, setWantsToPlay] = useState(false)
  const [speed, setSpeed] = useState(SPEEDS[0]!)
  const body = useRef<HTMLDivElement>(null)
  const reported = useRef<number | null>(null)
  const { index, part } = frameAt(frames, seconds)
  const isOver = seconds >= length
  const isPlaying = wantsToPlay && !isOver

  useEffect(() => {
    if (!isPlaying) return
    let last = performance.now()
    const timer = setInterval(() => {
      const now = performance.now()
      const passed = ((now - last) / 1000) * speed
      last = now
      setMoved(before => Math.min(length, (before ?? start) + passed))
    }, TICK_MS)
    return () => clearInterval(timer)
  }, [isPlaying, speed, length, start])

  // Pause when scrolled out of view or in a hidden tab, and do not autoadvance with reduced motion.
  useEffect(() => {
    if (!isPlaying) return
    const stop = () => setWantsToPlay(false)
    const stopIfHidden = () => document.hidden && stop()
    const view = new IntersectionObserver(entries => entries.at(-1)?.isIntersecting === false && stop())
    const reducedMotion = matchMedia("(prefers-reduced-motion: reduce)")
    view.observe(body.current!)
    document.addEventListener("visibilitychange", stopIfHidden)
    reducedMotion.addEventListener("change", stop)
    return () => {
      view.disconnect()
      document.removeEventListener("visibilitychange", stopIfHidden)
      reducedMotion.removeEventListener("change", stop)
    }
  }, [isPlaying])

  const reportPosition = useEffectEvent(() => {
    const whole = Math.floor(seconds)
    if (moved === null || whole === reported.current) return
    reported.current = whole
    onPosition(whole)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: the position is reported at each frame and at each stop
  useEffect(() => reportPosition(), [index, isPlaying])

  /** Seeking pauses, so that the caption can be read or heard. */
  function goTo(frame: number) {
    setWantsToPlay(false)
    setMoved(startOf(frames, Math.max(0, Math.min(frames.length - 1, frame))))
  }

  function toggle() {
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) return
    setMoved(isOver ? 0 : seconds)
    setWantsToPlay(!isPlaying)
  }

  function changeSpeed() {
    setSpeed(SPEEDS[(SPEEDS.indexOf(speed) + 1) % SPEEDS.length]!)
  }

  return { body, index, part, seconds, length, isPlaying, isOver, speed, goTo, toggle, changeSpeed }
}
