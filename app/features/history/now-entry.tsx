import { formatInteger } from "#app/lib/format/numbers.ts"
import { cn } from "#app/lib/theming/cn.ts"
import { Link } from "#app/ui/navigation/link.tsx"
import { YearHeading } from "./year-entry.tsx"

const WIDE = { width: 1360, height: 500, line: "M-40 500H20C78 500 40 360 98 360H1232", end: [1232, 360] }
const NARROW = { width: 720, height: 496, line: "M-6 496H44C92 496 70 330 118 330H600", end: [600, 330] }
const ALT = "People side by side, with a dotted outline at the end marked You"

/** The end of the line: everyone so far, and an empty place. */
export function NowEntry({ trained, line }: { trained: number | null; line: string }) {
  return (
    <li id="now" className={cn("timeline-year", line)}>
      <article className="grid items-end gap-x-[clamp(24px,4vw,64px)] gap-y-3.5 pb-10 column:grid-cols-[5fr_7fr]">
        <YearHeading anchor="now" label="Now" title="It’s this many people" letters={124} />
        <div className="grid gap-3.5">
          <p className="max-w-[33em]">The line used to be a hair wide. We left room at the end.</p>
          {trained !== null && (
            <p className="flex items-baseline gap-[0.55em] font-[650]">
              <b className="display text-[1.5rem] tabular-nums wdth-64">{formatInteger(trained)}</b>
              people trained so far
            </p>
          )}
          <Link to="/about/impact" className="justify-self-start underline">
            See how we count
          </Link>
        </div>
      </article>
      <div className="timeline-scene">
        <picture>
          <source media="(width >= 860px)" srcSet="/art/history/people.svg" width={1360} height={500} />
          <img
            src="/art/history/people-narrow.svg"
            alt={ALT}
            width={720}
            height={496}
            loading="lazy"
            className="h-auto w-full"
          />
        </picture>
        <EndOfLine {...WIDE} className="max-column:hidden" />
        <EndOfLine {...NARROW} className="column:hidden" />
      </div>
    </li>
  )
}

function EndOfLine({ width, height, line, end: [x, y], className }: typeof WIDE & { className: string }) {
  return (
    <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true" className={className}>
      <path d={line} />
      <circle cx={x} cy={y} r={17} strokeWidth={6} className="fill-marigold-400 stroke-ink" />
    </svg>
  )
}
