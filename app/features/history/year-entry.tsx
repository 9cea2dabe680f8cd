import { formatInteger } from "#app/lib/format/numbers.ts"
import { cn } from "#app/lib/theming/cn.ts"
import type { HistoryEntry } from "./queries.ts"
import { linePath, SCENES, sceneHeight } from "./scenes.ts"

interface Props {
  entry: HistoryEntry
  /** The classes for the thickness of the line here and above. */
  line: string
  letters: number
}

/** One year: its story, its drawing and its piece of the line. */
export function YearEntry({ entry, line, letters }: Props) {
  const { year, title, text, aside, people_trained, scene, scene_alt, source, source_url } = entry
  return (
    <li id={`y${year}`} className={cn("timeline-year", line)}>
      <article className="grid justify-items-start gap-3.5 pb-[calc(34px+var(--line))]">
        <YearHeading anchor={`y${year}`} label={String(year)} title={title} letters={letters} />
        <p className="max-w-[33em]">{text}</p>
        {aside && <p className="max-w-[33em] font-[650] text-green-800">{aside}</p>}
        {people_trained !== null && (
          <p className="flex items-baseline gap-[0.55em] font-[650]">
            <b className="display text-[1.5rem] tabular-nums wdth-64">{formatInteger(people_trained)}</b>
            people trained by the end of {year}
          </p>
        )}
        {source && source_url && (
          <p className="text-small">
            Source:{" "}
            <a href={source_url} rel="noreferrer" className="underline">
              {source}
            </a>
          </p>
        )}
      </article>
      <SceneOnLine scene={scene} alt={scene_alt} />
    </li>
  )
}

interface HeadingProps {
  anchor: string
  label: string
  title: string
  letters: number
}

/** A link to itself, so that a year can be sent to someone. */
export function YearHeading({ anchor, label, title, letters }: HeadingProps) {
  return (
    <h2>
      <a href={`#${anchor}`} data-year className="group grid gap-2.5 no-underline">
        <span
          className={cn(
            "display text-[4.4rem] leading-[0.76] column:text-[clamp(4.6rem,8.3vw,7.6rem)]",
            `wdth-${letters}`,
          )}
        >
          {label}
        </span>
        <span className="text-balance font-[850] text-3 leading-[1.05] decoration-3 wdth-96 group-hover:underline">
          {title}
        </span>
      </a>
    </h2>
  )
}

function SceneOnLine({ scene, alt }: { scene: string | null; alt: string | null }) {
  const height = sceneHeight(scene)
  const isDrawn = scene !== null && Object.hasOwn(SCENES, scene)
  return (
    <div className="timeline-scene">
      {isDrawn && (
        <img src={`/art/history/${scene}.svg`} alt={alt ?? ""} width={720} height={height} loading="lazy" />
      )}
      <svg viewBox={`0 0 720 ${height}`} aria-hidden="true" className={isDrawn ? undefined : "static"}>
        <path d={linePath(height)} />
      </svg>
    </div>
  )
}
