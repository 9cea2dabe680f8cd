import { formatLongDate } from "#app/lib/format/dates.ts"
import { Icon } from "#app/ui/brand/icon.tsx"
import { BreathChart, type Value } from "#app/ui/data/chart.tsx"
import { Link } from "#app/ui/navigation/link.tsx"
import type { StateRow } from "./impact-view.ts"
import { StateTable } from "./state-table.tsx"

interface Props {
  years: readonly Value[]
  months: readonly Value[]
  rows: readonly StateRow[]
  until: string | null
  method: string
}

/** Reversals by year, people trained by month and all numbers by state, each with its table and file. */
export function ImpactCharts({ years, months, rows, until, method }: Props) {
  return (
    <section className="breath-edge bg-white pt-[clamp(56px,7vw,100px)] pb-[clamp(64px,8vw,120px)]">
      <div className="wrap grid grid-cols-1 gap-[clamp(44px,6vw,88px)]">
        {years.length > 0 && (
          <div>
            <Heading title="Every year, more breath">
              Reversals reported to us.{until && ` The last year runs to ${formatLongDate(until)}.`}
            </Heading>
            <BreathChart
              title="Reversals reported each year"
              heads={{ label: "Year", value: "Reversals" }}
              values={years}
            />
            <Download to="/about/impact/months.csv">Every month, as a spreadsheet</Download>
          </div>
        )}
        {rows.length > 0 && (
          <div className="grid grid-cols-1 gap-x-[clamp(28px,5vw,88px)] gap-y-8 column:grid-cols-[minmax(0,1.5fr)_minmax(0,1fr)]">
            <StateTable rows={rows} />
            <div className="grid content-start gap-3">
              <h3 className="text-3 leading-tight wdth-88">How we count</h3>
              <p>{method}</p>
              <p>
                The number of a state appears once it is above 10, and moves in steps of more than 10 people.
                So nobody can tell from it what one person did.
              </p>
              <Download to="/about/impact/states.csv">All states, as a spreadsheet</Download>
            </div>
          </div>
        )}
        {months.length > 0 && (
          <div>
            <Heading title="Month by month">People who passed a course and got their certificate.</Heading>
            <BreathChart
              title="People trained each month"
              heads={{ label: "Month", value: "People trained" }}
              values={months}
            />
            <Download to="/about/impact/months.csv">All months, as a spreadsheet</Download>
          </div>
        )}
      </div>
    </section>
  )
}

function Heading({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <div className="mb-8 flex flex-wrap items-end justify-between gap-x-10 gap-y-3">
      <h2 className="text-1 uppercase leading-[0.86] wdth-74">{title}</h2>
      <p className="max-w-[22em] text-lead leading-[1.42]">{children}</p>
    </div>
  )
}

function Download({ to, children }: { to: string; children: React.ReactNode }) {
  return (
    <Link
      to={to}
      download
      className="inline-flex items-center gap-2 justify-self-start py-2 font-bold underline"
    >
      {children}
      <Icon name="ph:download-simple-bold" />
    </Link>
  )
}
