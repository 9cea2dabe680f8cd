import type { Gain } from "./queries.ts"

interface Props {
  /** The member's correct answers before and after. */
  own: { before?: number; after?: number }
  /** The average; null until enough people have answered both times. */
  gain: Gain | null
}

/** Correct answers before and after the course: the member's and everyone's average. */
export function SurveyGain({ own: { before, after }, gain }: Props) {
  const hasOwn = before !== undefined && after !== undefined
  if (!hasOwn && !gain) return null
  return (
    <section className="grid max-w-[44em] gap-4 rounded-panel bg-air-200 p-[clamp(18px,2.6vw,36px)]">
      <h2 className="wdth-92 text-3">What the course taught</h2>
      {hasOwn && (
        <p className="text-[1.125rem]">
          Of 12 statements, you knew <b>{before}</b> before it and <b>{after}</b> after it
          {after > before ? `: ${after - before} more.` : "."}
        </p>
      )}
      {gain && (
        <p>
          On average, people knew <b>{gain.before}</b> before this course and <b>{gain.after}</b> after it.{" "}
          {gain.people} people answered both times.
        </p>
      )}
    </section>
  )
}
