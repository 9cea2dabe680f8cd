import { formatLongDate } from "#app/lib/format/dates.ts"
import type { ActionResult } from "#app/lib/forms/action-result.ts"
import type { DbEnum } from "#app/lib/supabase/types.ts"
import { Icon } from "#app/ui/brand/icon.tsx"
import { Form, SubmitButton } from "#app/ui/forms/form.tsx"
import { TextField } from "#app/ui/forms/text-field.tsx"
import type { StaffChapter } from "./staff-queries.ts"

type ChapterHealth = NonNullable<StaffChapter["health"]>
type ChapterKits = NonNullable<StaffChapter["kits"]>

const TASK_LABELS: Readonly<Record<DbEnum<"chapter_task">, string>> = {
  lead: "A lead has an account",
  certified: "Every lead is certified",
  people: "Three people or more",
  page: "The page says who, what, when and where",
  kits: "Outreach has planned its kits",
  event: "The first event is published",
}

/** What a new chapter does before outreach opens it. */
export function Checklist({ checklist }: Pick<StaffChapter, "checklist">) {
  const done = checklist.filter(({ is_done }) => is_done).length
  return (
    <>
      <p>
        {done} of {checklist.length} done. Each item is checked off by itself, from the chapter’s records.
      </p>
      <ul className="grid gap-2">
        {checklist.map(({ task, is_done }) => (
          <Point key={task} isGood={is_done} text={TASK_LABELS[task]} />
        ))}
      </ul>
    </>
  )
}

/** The score of a chapter, with the record behind each point. */
export function Health({ health }: { health: ChapterHealth }) {
  const { score, event_days, last_event_on, leads, certified_leads, report_days, reported_on } = health
  return (
    <>
      <p>
        <b>{score} of 3.</b> One point each for a recent event, certified leads and current figures.
      </p>
      <ul className="grid gap-2">
        <Point
          isGood={health.has_recent_event}
          text={`An event in the last ${event_days} days`}
          fact={last_event_on ? `Last one: ${formatLongDate(last_event_on)}` : "No event yet"}
        />
        <Point
          isGood={health.has_certified_leads}
          text="Every lead has a valid certificate"
          fact={leads === 0 ? "No lead has an account" : `${certified_leads} of ${leads}`}
        />
        <Point
          isGood={health.has_recent_report}
          text={`Figures from the last ${report_days} days`}
          fact={reported_on ? `Reported on ${formatLongDate(reported_on)}` : "Never reported"}
        />
      </ul>
    </>
  )
}

function Point({ isGood, text, fact }: { isGood: boolean; text: string; fact?: string }) {
  return (
    <li className="grid grid-cols-[auto_1fr] gap-x-3">
      <Icon
        name={isGood ? "ph:check-circle-fill" : "ph:circle-bold"}
        className={isGood ? "mt-0.5 size-5.5 text-green-700" : "mt-0.5 size-5.5 text-gray-600"}
      />
      <span>
        <span className="sr-only">{isGood ? "Done: " : "Not yet: "}</span>
        {text}
        {fact && <small className="block text-gray-700 text-small">{fact}</small>}
      </span>
    </li>
  )
}

/** The kits planned for a chapter, and those it handed out at its events. */
export function Kits({ kits: { kits_per_quarter, handed_out, quarter_start } }: { kits: ChapterKits }) {
  const since = `${handed_out} handed out at events since ${formatLongDate(quarter_start)}.`
  if (kits_per_quarter === null) return <p>No kits are planned yet. {since}</p>
  return (
    <p>
      <b>{kits_per_quarter} kits every three months.</b> {since}{" "}
      {handed_out > kits_per_quarter
        ? `That’s ${handed_out - kits_per_quarter} more than planned.`
        : `${kits_per_quarter - handed_out} left.`}{" "}
      Never turn someone away because the plan is used up.
    </p>
  )
}

interface AllotmentProps {
  kits: ChapterKits
  result: ActionResult
}

export function AllotmentForm({ kits, result }: AllotmentProps) {
  return (
    <Form intent="allotment" result={result}>
      <TextField
        name="kits"
        label="Kits every three months"
        hint="A first box has 48."
        inputMode="numeric"
        defaultValue={kits.kits_per_quarter ?? ""}
        className="max-w-60"
      />
      <SubmitButton variant="white" size="sm" className="justify-self-start">
        Save the plan
      </SubmitButton>
    </Form>
  )
}

/** What the chapter’s page shows in figures. Leads report it every quarter. */
export function FiguresForm({ chapter, result }: { chapter: StaffChapter; result: ActionResult }) {
  const { people, kits_in_year, trainings, figures_on } = chapter
  return (
    <Form intent="figures" result={result}>
      <p>
        {figures_on ? `Last reported on ${formatLongDate(figures_on)}.` : "Not reported yet."} Count again
        every three months. Leave out anything below 5: small counts can point to a person.
      </p>
      <div className="grid items-start gap-4 phone:grid-cols-3">
        <Figure name="people" label="People" value={people} />
        <Figure name="kits_in_year" label="Kits in a year" value={kits_in_year} />
        <Figure name="trainings" label="Trainings" value={trainings} />
      </div>
      <SubmitButton variant="white" className="justify-self-start">
        Report the figures
      </SubmitButton>
    </Form>
  )
}

function Figure({ name, label, value }: { name: string; label: string; value: number | null }) {
  return <TextField name={name} label={label} inputMode="numeric" defaultValue={value ?? ""} optional />
}
