import { useId } from "react"
import { cn } from "#app/lib/theming/cn.ts"
import { MARK_PATH } from "#app/ui/brand/loader.tsx"
import { rosettePath } from "#app/ui/brand/rosette-path.ts"

const TONES = {
  green: { outer: "stroke-green-600", inner: "stroke-siren-500", disc: "fill-green-400" },
  air: { outer: "stroke-air-600", inner: "stroke-siren-500", disc: "fill-air-300" },
  gray: { outer: "stroke-gray-400", inner: "stroke-gray-400", disc: "fill-gray-200" },
}

const OUTER = { radius: 98, swing: 0.2, waves: 8, ripple: 0.12, ripples: 24, copies: 9 }
const INNER = { radius: 54, swing: 0.22, waves: 6, ripple: 0.1, ripples: 18, copies: 8 }

interface Props {
  tone?: keyof typeof TONES
  /** The accessible name, unless nearby text has it. */
  label?: string
  className?: string
}

/** The engraved seal of a certificate; gray if not earned. */
export function Rosette({ tone = "green", label, className }: Props) {
  const id = useId()
  const colors = TONES[tone]
  return (
    <svg
      viewBox="-100 -100 200 200"
      role={label ? "img" : "presentation"}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      className={cn("h-auto w-full", className)}
    >
      <Threads id={`${id}o`} {...OUTER} className={colors.outer} />
      <Threads id={`${id}i`} {...INNER} className={colors.inner} />
      <circle r="24" strokeWidth="2.5" className={cn("stroke-ink", colors.disc)} />
      <path d={MARK_PATH} fillRule="evenodd" transform="translate(-14 -17) scale(.28)" className="fill-ink" />
    </svg>
  )
}

function Threads({ id, className, copies, ...shape }: typeof OUTER & { id: string; className: string }) {
  const turns = Array.from({ length: copies - 1 }, (_, index) =>
    ((360 / shape.waves / copies) * (index + 1)).toFixed(2),
  )
  return (
    <g fill="none" strokeWidth="0.8" className={className}>
      <path id={id} d={rosettePath(shape)} />
      {turns.map(turn => (
        <use key={turn} href={`#${id}`} transform={`rotate(${turn})`} />
      ))}
    </g>
  )
}
