import { breath } from "#app/ui/brand/breath.ts"

/** One breath every five seconds, the pace of rescue breathing. */
const BREATHS_PER_MINUTE = 12
const MINUTE_WIDTH = 44
const MOST_DRAWN = 8

export function readingTime(minutes: number) {
  return `${minutes} min, ${minutes * BREATHS_PER_MINUTE} breaths`
}

/** One plateau for each minute. */
export function BreathLine({ minutes }: { minutes: number }) {
  const drawn = Math.min(minutes, MOST_DRAWN)
  const width = drawn * MINUTE_WIDTH
  const breaths = Array.from({ length: drawn }, (_, i) =>
    breath({ x: i * MINUTE_WIDTH, width: MINUTE_WIDTH, foot: 17, top: 3 }),
  )
  return (
    <svg viewBox={`0 0 ${width} 20`} width={(width * 2) / 3} height={13} aria-hidden="true">
      <path d={`M0 17${breaths.join("")}`} fill="none" stroke="currentColor" strokeWidth="3.6" />
    </svg>
  )
}
