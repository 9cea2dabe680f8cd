import { cn } from "#app/lib/theming/cn.ts"
import { breathProgress } from "#app/ui/brand/breath.ts"

const WIDTH = 420
const HEIGHT = 46
/** With more steps, each plateau represents several. */
const MAX_PLATEAUS = 10

interface BreathProps {
  done: number
  steps: number
  /** The unit for screen readers, such as "lessons". */
  unit: string
  onDark?: boolean
  className?: string
}

/** One plateau per step, with a dot at the current one. */
export function BreathProgress({ done, steps, unit, onDark, className }: BreathProps) {
  const plateaus = Math.min(steps, MAX_PLATEAUS)
  const passed = Math.floor((done * plateaus) / steps)
  const { whole, done: completed, marker } = breathProgress(passed, plateaus, WIDTH, HEIGHT)
  return (
    <svg
      viewBox={`-8 -6 ${WIDTH + 20} ${HEIGHT + 12}`}
      role="img"
      aria-label={`${Math.min(done, steps)} of ${steps} ${unit} done`}
      className={cn("h-auto w-full overflow-visible", className)}
    >
      <g fill="none" strokeWidth="7" strokeLinecap="round" strokeLinejoin="round">
        <path d={whole} className={onDark ? "stroke-green-800" : "stroke-gray-300"} />
        <path d={completed} className={onDark ? "stroke-green-400" : "stroke-ink"} />
      </g>
      <circle cx={marker.x} cy={marker.y} r="11" strokeWidth="4" className="fill-marigold-400 stroke-ink" />
    </svg>
  )
}

interface BarProps {
  value: number
  max: number
  label: string
  className?: string
}

/** Progress towards a goal. */
export function ProgressBar({ value, max, label, className }: BarProps) {
  const part = max > 0 ? Math.min(1, Math.max(0, value / max)) : 0
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={Math.min(value, max)}
      className={cn("h-4 overflow-hidden rounded-tag base:bg-white", className)}
    >
      <svg width="100%" height="100%" aria-hidden="true" className="block">
        <rect width={`${part * 100}%`} height="100%" className="fill-green-500" />
      </svg>
    </div>
  )
}
