import { formatDate } from "#app/lib/format/dates.ts"
import { formatInteger } from "#app/lib/format/numbers.ts"
import type { DetailProps } from "#app/lib/staff/define-staff-list.ts"
import { Table } from "#app/ui/data/table.tsx"
import { Link } from "#app/ui/navigation/link.tsx"
import { OfficeTime } from "#app/ui/staff/office-time.tsx"
import { StaffSheet } from "#app/ui/staff/staff-layout.tsx"
import { DefinitionForm, MonthForm, StateForm } from "./staff-forms.tsx"
import type { StaffMetric } from "./staff-queries.ts"

/** One public number: its text, the corrections of its baseline, and every version so far. */
export function StaffDetail({ detail: metric, mayAct, message, result, listHref }: DetailProps<StaffMetric>) {
  const { label, baseline, baseline_on, impact_counts, months, states } = metric
  const resultOf = (intent: string) => (result?.intent === intent ? result : {})
  return (
    <StaffSheet className="grid gap-7 self-start p-[clamp(18px,2vw,28px)]">
      <div className="grid gap-3">
        <Link to={listHref} className="justify-self-start underline min-[1180px]:hidden">
          Back to the list
        </Link>
        <h2 className="wrap-anywhere wdth-88 text-3 leading-tight first-letter:uppercase">{label}</h2>
        <p>
          {formatInteger(baseline)} up to {formatDate(baseline_on)}, and{" "}
          {formatInteger(impact_counts?.amount ?? 0)} from records since then.{" "}
          <Link to="/about/impact" className="underline">
            View the page
          </Link>
        </p>
      </div>
      {message}
      {mayAct && (
        <>
          <Section title="Definition">
            <DefinitionForm metric={metric} result={resultOf("definition")} />
          </Section>
          {months.length > 0 && (
            <Section title="Correct a month">
              <MonthForm months={months} result={resultOf("month")} />
            </Section>
          )}
          <Section title="Correct a state">
            <StateForm result={resultOf("state")} />
          </Section>
        </>
      )}
      {states.length > 0 && (
        <Section title="Baselines by state">
          <p>Exact numbers are for staff. The page shows a state in steps of more than 10.</p>
          <Table
            caption="Baselines by state"
            columns={[
              { key: "state", label: "State", cell: row => row.state },
              { key: "value", label: "Exact", isNumber: true, cell: row => formatInteger(row.value) },
              {
                key: "shown",
                label: "Shown",
                isNumber: true,
                cell: row => (row.shown === null ? "no" : formatInteger(row.shown)),
              },
            ]}
            rows={states}
            keyOf={row => row.state}
          />
        </Section>
      )}
      <Section title="Versions">
        <ol className="grid gap-2">
          {metric.impact_versions.map(({ version, baseline, reason, made_at }) => (
            <li key={version}>
              <b>{version}</b>, <OfficeTime at={made_at} show="day" />: {formatInteger(baseline)} by hand.{" "}
              {reason ?? "First version."}
            </li>
          ))}
        </ol>
      </Section>
    </StaffSheet>
  )
}

function Section({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <section className="grid gap-4 border-ink border-t-[2.5px] pt-4">
      <h3 className="font-bold text-lead">{title}</h3>
      {children}
    </section>
  )
}
