import type { Gain } from "./queries.ts"

/** What people of this course knew before and after. Shows nothing until enough have answered both. */
export function SurveyGain({ gain }: { gain: Gain | null }) {
  if (!gain) return null
  const { people, before, after } = gain
  return (
    <p className="max-w-[34em] rounded-[18px] bg-air-200 p-5 leading-normal">
      Of twelve statements, people knew <b>{before}</b> before this course and <b>{after}</b> after it.{" "}
      {people} people answered both times.
    </p>
  )
}
