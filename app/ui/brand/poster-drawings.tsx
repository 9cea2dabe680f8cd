import { breath } from "./breath.ts"
import { squircle } from "./poster-art.ts"

interface Props {
  first: string
  second: string
}

/** Ink beside a dark color would be one dark surface. */
const light = (color: string) => (color === "text-ink" ? "text-white" : color)

const ARCS = [240, 210, 180, 150, 120, 90, 60, 30].map(radius => squircle(150, 290, radius, 0.62))

export function Arcs({ first, second }: Props) {
  return ARCS.map((arc, index) => (
    <path key={arc} d={arc} fill="currentColor" className={index % 2 === 0 ? first : light(second)} />
  ))
}

const HILLS = Array.from({ length: 6 }, (_, index) => {
  const [x, foot, width] = [15 * index - 102, 150 + 45 * index, 480 - 30 * index]
  return `M${x} ${foot}${breath({ x, width, foot, top: foot - 50 })}V480H-200Z`
})

export function Hills({ first, second }: Props) {
  const colors = [first, light(second), first === "text-ink" ? "text-green-600" : "text-ink"]
  return HILLS.map((hill, index) => (
    <path key={hill} d={hill} fill="currentColor" className={colors[index % 3]} />
  ))
}

const RIBBONS = [0, 1].map(odd =>
  Array.from({ length: 6 }, (_, index) => {
    const x = 60 * index + 30 * odd - 24
    return `M${x} -10C${x + 30} 110 ${x - 30} 200 ${x} 288S${x + 10} 400 ${x} 410`
  }).join(""),
)

const KNOT = squircle(150, 200, 60, 0.62)

export function Ribbons({ first, second }: Props) {
  return (
    <>
      <g fill="none" stroke="currentColor" strokeWidth="15">
        <path d={RIBBONS[0]} className={first} />
        <path d={RIBBONS[1]} className={second} />
      </g>
      <path d={KNOT} className="fill-ink" />
      <Breaths x={105} foot={212} width={90} className="text-white" />
    </>
  )
}

const BUBBLES = [
  `${squircle(114, 172, 81, 0.7)}M66 220L120 238L48 292Z`,
  `${squircle(198, 232, 72, 0.7)}M216 280L252 343L174 292Z`,
]

export function Talk({ first, second }: Props) {
  const line = first === "text-ink" || second === "text-ink" ? "text-white" : "text-ink"
  return (
    <>
      <path d={BUBBLES[0]} fill="currentColor" className={first} />
      <path d={BUBBLES[1]} fill="currentColor" className={second} />
      <Breaths x={48} foot={182} width={132} className={line} />
      <Breaths x={144} foot={244} width={108} className={line} />
    </>
  )
}

function Breaths({
  x,
  foot,
  width,
  className,
}: {
  x: number
  foot: number
  width: number
  className: string
}) {
  const half = { width: width / 2, foot, top: foot - 24 }
  return (
    <path
      d={`M${x} ${foot}${breath({ x, ...half })}${breath({ x: x + width / 2, ...half })}`}
      fill="none"
      stroke="currentColor"
      strokeWidth="8"
      strokeLinecap="round"
      className={className}
    />
  )
}
