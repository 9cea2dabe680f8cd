import { moveByArrow } from "#app/ui/navigation/move-by-arrow.ts"
import { NowEntry } from "./now-entry.tsx"
import type { HistoryEntry } from "./queries.ts"
import { letterWidth, thicknessOf } from "./thickness.ts"
import { YearEntry } from "./year-entry.tsx"

interface Props {
  entries: readonly HistoryEntry[]
  /** The current number of the impact page; null without one. */
  trained: number | null
}

/** The years along one line, which ends in a drawing with room for the reader. */
export function Timeline({ entries, trained }: Props) {
  const people = peopleAt(entries, trained ?? 0)
  const line = (index: number) =>
    `line-${thicknessOf(people[index] ?? 0)} above-${thicknessOf(people[index - 1] ?? 0)}`
  return (
    <div className="bg-marigold-200">
      <YearLinks entries={entries} />
      <div className="wrap">
        <ol
          className="timeline pt-2.5 max-column:-mx-2"
          onKeyDown={event => moveByArrow(event, "[data-year]")}
        >
          {entries.map((entry, index) => (
            <YearEntry
              key={entry.id}
              entry={entry}
              line={line(index)}
              letters={letterWidth(index, entries.length + 1)}
            />
          ))}
          <NowEntry trained={trained} line={line(entries.length)} />
        </ol>
      </div>
    </div>
  )
}

/** A year without a number has the last one before it, and the end has the current one. */
function peopleAt(entries: readonly HistoryEntry[], now: number) {
  let last = 0
  const years = entries.map(({ people_trained }) => (last = people_trained ?? last))
  return [...years, Math.max(last, now)]
}

function YearLinks({ entries }: { entries: readonly HistoryEntry[] }) {
  return (
    <nav aria-label="Years" className="sticky top-0 z-4 border-ink border-y-4 bg-marigold-200">
      <ul className="wrap flex items-stretch justify-between">
        {entries.map(({ year }, index) => (
          <li key={year}>
            <a
              href={`#y${year}`}
              className={`flex min-h-14 min-w-6 items-center justify-center font-black font-display no-underline decoration-4 hover:underline max-column:text-[1.0625rem] column:text-[1.5rem] wdth-74 column:wdth-${letterWidth(index, entries.length + 1)}`}
            >
              <span className="max-column:sr-only">{String(year).slice(0, 2)}</span>
              {String(year).slice(2)}
            </a>
          </li>
        ))}
        <li>
          <a
            href="#now"
            className="flex min-h-14 items-center font-black font-display no-underline decoration-4 wdth-74 hover:underline column:wdth-150 max-column:text-[1.0625rem] column:text-[1.5rem]"
          >
            Now
          </a>
        </li>
      </ul>
    </nav>
  )
}
