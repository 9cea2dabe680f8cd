import { useEffect, useRef, useState } from "react"
import { formatInteger } from "#app/lib/format/numbers.ts"
import { cn } from "#app/lib/theming/cn.ts"

const COUNT_MS = 3000

interface CounterProps {
  /** The count from before the database existed. */
  start?: number
  /** The count from the database. */
  amount: number
  className?: string
}

/** The number shown after `ms` milliseconds: easing out, exact at the end. */
export function counterValue(start: number, amount: number, ms: number): number {
  if (!Number.isFinite(amount) || amount < 0) return start
  return start + Math.round(amount * (1 - (1 - Math.min(ms / COUNT_MS, 1)) ** 3))
}

/**
 * Counts up to start + amount when it becomes visible. The final number is always in the markup, for screen readers and
 * to reserve the space; the running number is decorative.
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
      let startedAt: number | undefined
      const tick = (now: number) => {
        startedAt ??= now
        const ms = now - startedAt
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
        {formatInteger(counterValue(start, amount, COUNT_MS))}
      </span>
      {isCounting && (
        <span aria-hidden="true" className="[grid-area:1/1]">
          {formatInteger(counterValue(start, amount, elapsed))}
        </span>
      )}
    </span>
  )
}
