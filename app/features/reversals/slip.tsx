import type { Database } from "#app/lib/supabase/database.types.ts"
import { cn } from "#app/lib/theming/cn.ts"

type Column = keyof Database["public"]["Tables"]["reversal_reports"]["Row"]
type Line = "When" | "Where" | "Doses" | "Outcome" | "Extras"

/** The line of the slip for each column of the table: a new column does not compile until it has one. */
const LINES: Readonly<Record<Column, Line | null>> = {
  ...{ grain: "When", period: "When", received_month: "When", state: "Where", county: "Where" },
  ...{ doses: "Doses", outcome: "Outcome", time_of_day: "Extras", setting: "Extras", relation: "Extras" },
  ...{ signs: "Extras", product: "Extras", origin: "Extras", wait: "Extras", reaction: "Extras" },
  ...{ acts: "Extras", called_911: "Extras", no_call: "Extras", arrivals: "Extras", after: "Extras" },
  ...{ substances: "Extras", age: "Extras", gender: "Extras", race: "Extras", is_trained: "Extras" },
  ...{ story: "Extras", may_quote: "Extras" },
  // Random, the same for 200 other reports, set by the people who read them, or counted when they do.
  ...{ id: null, is_shuffled: null, is_released: null, is_distinct: null, repeat_of: null, status: null },
  lookalikes: null,
}

const NEVER: [what: string, width: string][] = [
  ["Your name", "w-[74%]"],
  ["Their name", "w-[58%]"],
  ["Address", "w-[90%]"],
  ["Day and time", "w-[46%]"],
  ["Phone or email", "w-[66%]"],
  ["IP address", "w-[52%]"],
  ["Your device", "w-[38%]"],
]

export type SlipAnswers = Partial<Record<Line, string>>

interface Props {
  answers: SlipAnswers
  className?: string
}

/** The whole report as a paper slip, with everything that is never kept blacked out. */
export function Slip({ answers, className }: Props) {
  const lines = [...new Set(Object.values(LINES))].filter(line => line !== null)
  return (
    <div className={cn("torn-foot bg-white px-[clamp(18px,8%,28px)] pt-6 pb-11 font-mono", className)}>
      <h2 className="display mb-1.5 text-[1.25rem]">We keep</h2>
      <dl className="mb-4">
        {lines.map(line => (
          <div
            key={line}
            className="flex justify-between gap-3 border-gray-400 border-b-2 border-dotted py-1.5 text-[0.875rem]"
          >
            <dt className="text-gray-600">{line}</dt>
            <dd className="wrap-anywhere text-right font-bold">{answers[line] ?? "No answer yet"}</dd>
          </div>
        ))}
      </dl>
      <h2 className="display mb-1.5 text-[1.25rem]">We never keep</h2>
      <ul className="grid gap-1.5 text-[0.875rem] text-gray-600">
        {NEVER.map(([what, width]) => (
          <li key={what} className="grid grid-cols-[8.2em_1fr] items-center gap-2">
            {what}
            <span aria-hidden="true" className={cn("h-[17px] bg-ink", width)} />
          </li>
        ))}
      </ul>
    </div>
  )
}
