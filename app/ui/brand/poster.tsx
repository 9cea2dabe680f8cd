import type { ReactNode } from "react"
import { cn } from "#app/lib/theming/cn.ts"
import { breath } from "#app/ui/brand/breath.ts"
import { type Art, type Inks, posterOf, rings, squircle } from "#app/ui/brand/poster-art.ts"
import { Arcs, Hills, Ribbons, Talk } from "#app/ui/brand/poster-drawings.tsx"
import { Link } from "#app/ui/navigation/link.tsx"

interface Props {
  to: string
  /** Determines art, inks and tilt unless they are set. */
  id: string
  title: string
  summary?: string
  place?: ReactNode
  date: { weekday: string; day: string; month: string }
  art?: Art
  inks?: Inks
  className?: string
}

/** An event as a tilted poster that straightens on hover. */
export function Poster({ to, id, title, summary, place, date, art, inks, className }: Props) {
  const defaults = posterOf(id)
  return (
    <Link to={to} className={cn("poster ring-inside", defaults.tilt, className)}>
      <span className="relative overflow-hidden">
        <PosterArt art={art ?? defaults.art} inks={inks ?? defaults.inks} />
      </span>
      <span className="display wdth-60 absolute top-[4.5%] right-[6%] grid rounded-md bg-ink px-[0.24em] pt-[0.2em] pb-[0.16em] text-center text-[clamp(2.2rem,21cqw,4.8rem)] text-white uppercase leading-[0.74]">
        <small className="wdth-112 text-[0.28em] leading-[1.25] tracking-[0.02em]">{date.weekday}</small>
        <span>{date.day}</span>
        <small className="wdth-112 text-[0.28em] leading-[1.25] tracking-[0.02em]">{date.month}</small>
      </span>
      <span className="grid gap-1.5 px-[6%] pt-[6%] pb-[5%]">
        <span className="display wdth-58 text-[clamp(1.7rem,16cqw,4rem)] uppercase leading-[0.84]">
          {title}
        </span>
        {summary && <span className="line-clamp-2 font-bold text-small leading-tight">{summary}</span>}
        {place && <span className="font-mono text-gray-600 text-mono">{place}</span>}
      </span>
    </Link>
  )
}

export function PosterArt({ art, inks, className }: { art: Art; inks: Inks; className?: string }) {
  const [ground, first, second] = inks
  return (
    <svg
      viewBox="0 0 300 400"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      className={cn("absolute inset-0 size-full", className)}
    >
      <rect width="300" height="400" className={ground} />
      {art === "rings" && (
        <g fill="none" stroke="currentColor" strokeWidth="7">
          <path d={RINGS[0]} className={first} />
          <path d={RINGS[1]} className={cn(second, "mix-blend-multiply")} />
        </g>
      )}
      {art === "bars" && (
        <>
          <g fill="none" stroke="currentColor" strokeWidth="9">
            {BARS.map((bar, row) => (
              <path key={bar} d={bar} className={row === 8 ? second : first} />
            ))}
          </g>
          <path d={SUN} fill="currentColor" className={second} />
        </>
      )}
      {art === "arcs" && <Arcs {...{ first, second }} />}
      {art === "hills" && <Hills {...{ first, second }} />}
      {art === "ribbons" && <Ribbons {...{ first, second }} />}
      {art === "talk" && <Talk {...{ first, second }} />}
      {art === "cat" && (
        <>
          {/* The cat is drawn in ink, so it needs another color behind it. */}
          <path d={FACE} fill="currentColor" className={second === "text-ink" ? first : second} />
          {/* As a background, which a browser loads only once the poster is laid out. */}
          <foreignObject x="-8" y="60" width="318" height="276">
            <div className="size-full bg-[url(/art/halftone-narcat.svg)] bg-contain bg-center bg-no-repeat" />
          </foreignObject>
        </>
      )}
    </svg>
  )
}

// Drawn once, not in each rendering.
const RINGS = [rings(118, 170), rings(188, 226)]
const SUN = squircle(62, 92, 40, 0.62)
const FACE = squircle(150, 196, 138, 0.62)

const BARS = Array.from({ length: 17 }, (_, row) => barOf(row))

function barOf(row: number) {
  const height = 4 + 30 * Math.sin((row / 16) * Math.PI)
  const foot = 18 + row * 17.5
  const breaths = Array.from({ length: 6 }, (_, index) =>
    breath({ x: index * 100 - 40 - row * 6, width: 100, foot, top: foot - height }),
  )
  return `M${-40 - row * 6} ${foot}${breaths.join("")}`
}
