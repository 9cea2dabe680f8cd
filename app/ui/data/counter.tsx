import { useEffect, useRef, useState } from "react"
import { cn } from "#app/lib/theming/cn.ts"

const COUNT_MS = 3000
const NUMBERS = new Intl.NumberFormat("en-US")

interface CounterProps {
  /** What was counted before the database began to count. */
  start?: number
  /** What the database has counted. */
  amount: number
  className?: string
}

/** The number shown after so many milliseconds: fast at first, then slower, and exact at the end. */
export function counterValue(start: number, amount: number, ms: number): number {
  if (!Number.isFinite(amount) || amount < 0) return start
  return start + Math.round(amount * (1 - (1 - Math.min(ms / COUNT_MS, 1)) ** 3))
}

/**
 * Counts up to start + amount once it comes into view. The final number is in the page all along, for readers,
 * for machines and to hold the place; what runs over it is for the eye only.
 */
export function Counter({ start = 0, amount, className }: CounterProps) {
  const ref = useRef<HTMLSpanElement>(null)
  const [elapsed, setElapsed] = useState<number | null>(null)
  const isCounting = elapsed !== null

  useEffect(() => {
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) return
    let frame = 0
    const observer = new IntersectionObserver(entries => {
      if (!entries.some(entry => entry.isIntersecting)) return
      observer.disconnect()
      let beganAt: number | undefined
      const tick = (now: number) => {
        beganAt ??= now
        const ms = now - beganAt
        setElapsed(ms < COUNT_MS ? ms : null)
        if (ms < COUNT_MS) frame = requestAnimationFrame(tick)
      }
      frame = requestAnimationFrame(tick)
    })
    observer.observe(ref.current!)
    return () => {
      observer.disconnect()
      cancelAnimationFrame(frame)
    }
  }, [])

  return (
    <span ref={ref} className={cn("inline-grid tabular-nums", className)}>
      <span className={cn("[grid-area:1/1]", isCounting && "opacity-0")}>
        {NUMBERS.format(counterValue(start, amount, COUNT_MS))}
      </span>
      {isCounting && (
        <span aria-hidden="true" className="[grid-area:1/1]">
          {NUMBERS.format(counterValue(start, amount, elapsed))}
        </span>
      )}
    </span>
  )
}
