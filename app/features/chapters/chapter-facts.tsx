import { formatLongDate } from "#app/lib/format/dates.ts"
import { Avatar } from "#app/ui/data/avatar.tsx"
import type { Chapter } from "./queries.ts"

const NUMBERS = new Intl.NumberFormat("en-US")

/** Who leads a chapter, when and where it meets, what it needs, and its figures. */
export function ChapterFacts({ chapter }: { chapter: Chapter }) {
  const { led_by, meets, meeting_place, needs, institution } = chapter
  const facts = [
    { label: "Campus", value: institution },
    { label: "Meets", value: meets },
    { label: "Where", value: meeting_place },
    { label: "Needs", value: needs },
  ].filter(({ value }) => value)
  return (
    <div className="grid content-start gap-3.5">
      {led_by && <Leads names={led_by} />}
      {facts.length > 0 && (
        <dl className="grid grid-cols-[auto_1fr] gap-x-4.5 gap-y-2">
          {facts.map(({ label, value }) => (
            <div key={label} className="contents">
              <dt className="font-bold">{label}</dt>
              <dd className="wrap-anywhere">{value}</dd>
            </div>
          ))}
        </dl>
      )}
      <Figures chapter={chapter} />
    </div>
  )
}

function Leads({ names }: { names: string }) {
  return (
    <div className="flex items-center gap-3">
      <span className="flex flex-none">
        {namesIn(names).map((name, index) => (
          <Avatar key={name} name={name} decorative className={index === 0 ? undefined : "-ml-3"} />
        ))}
      </span>
      <p className="wrap-anywhere font-bold">Led by {names}.</p>
    </div>
  )
}

/** Joy and Terrance, of "Joy and Terrance". */
function namesIn(text: string) {
  const names = text.split(/,|&|\band\b/).map(name => name.trim())
  return [...new Set(names.filter(Boolean))].slice(0, 3)
}

function Figures({ chapter: { people, kits_in_year, trainings, figures_on } }: { chapter: Chapter }) {
  const figures = [
    { value: people, label: "people" },
    { value: kits_in_year, label: "kits in a year" },
    { value: trainings, label: "trainings" },
  ].filter(figure => figure.value !== null)
  if (figures.length === 0 || !figures_on) return null
  return (
    <>
      <ul className="flex flex-wrap gap-x-[clamp(18px,2.4vw,36px)] gap-y-3 border-ink border-y-4 py-3">
        {figures.map(({ value, label }) => (
          <li key={label} className="grid">
            <b className="display wdth-62 text-[clamp(2.1rem,3vw,2.5rem)] leading-[0.86]">
              {NUMBERS.format(value!)}
            </b>
            <span className="text-small">{label}</span>
          </li>
        ))}
      </ul>
      <p className="text-gray-700 text-small">Counted by the chapter on {formatLongDate(figures_on)}.</p>
    </>
  )
}
