import { BREATH_SECONDS } from "#app/lib/breathing/pace.ts"
import { breath } from "#app/ui/brand/breath.ts"
import { MINUTE_MS } from "./steadiness.ts"

const [WIDTH, FOOT, TOP] = [600, 58, 12]
const BREATH_WIDTH = (WIDTH * BREATH_SECONDS.adult * 1000) / MINUTE_MS

/** The player's minute as on a monitor: one plateau per breath, above marks every five seconds. */
export function BreathLine({ times }: { times: readonly number[] }) {
  return (
    <svg viewBox={`0 0 ${WIDTH} 70`} aria-hidden="true" className="h-auto w-full">
      {Array.from({ length: WIDTH / BREATH_WIDTH }, (_, at) => (
        <path
          // biome-ignore lint/suspicious/noArrayIndexKey: a mark is its place on the line
          key={at}
          d={`M${at * BREATH_WIDTH + 1} ${FOOT + 4}v8`}
          strokeWidth="2"
          strokeLinecap="round"
          className="stroke-gray-400"
        />
      ))}
      <path
        d={lineOf(times)}
        fill="none"
        strokeWidth="5"
        strokeLinecap="round"
        strokeLinejoin="round"
        className="stroke-ink"
      />
    </svg>
  )
}

function lineOf(times: readonly number[]) {
  const starts = times.map(time => (time / MINUTE_MS) * WIDTH)
  const plateaus = starts.map((x, at) => {
    const width = Math.min(BREATH_WIDTH, (starts[at + 1] ?? WIDTH) - x)
    return breath({ x, width, foot: FOOT, top: TOP })
  })
  return `M0 ${FOOT}${plateaus.join("")}H${WIDTH}`
}
