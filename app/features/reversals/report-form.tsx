import type { RefObject } from "react"
import { Form } from "#app/ui/forms/form.tsx"
import { OptionalCard } from "./optional-card.tsx"
import { DosesCard, OutcomeCard, type Periods, WhenCard, WhereCard } from "./required-cards.tsx"
import { SendCard } from "./send-card.tsx"
import type { ReportState } from "./use-report.ts"

interface Props {
  report: ReportState
  form: RefObject<HTMLDivElement | null>
  periods: Periods
  /** The random key and the sealed time of this form. */
  marks: { key: string; opened: string }
}

/** One page of cards; on phones with script, one card at a time. */
export function ReportForm({ report, form, periods, marks }: Props) {
  const { steps, answers, state, clear } = report
  return (
    <section id="report" aria-label="The report" className="wrap scroll-mt-4 py-section">
      <div ref={form}>
        <Form
          intent="report"
          action="/submit-reversal#report"
          result={report.refused}
          onClick={report.onClick}
          onInput={report.onInput}
          onSubmit={report.onSubmit}
          className="gap-6"
        >
          <input type="hidden" name="key" value={marks.key} />
          <input type="hidden" name="opened" value={marks.opened} />
          <div aria-hidden="true" className="sr-only">
            <label>
              Leave this empty
              <input name="website" tabIndex={-1} autoComplete="off" />
            </label>
          </div>
          <div className="grid gap-[clamp(14px,1.4vw,22px)] phone:grid-cols-2 nav:grid-cols-4">
            <WhenCard steps={steps} periods={periods} />
            <WhereCard steps={steps} state={state} />
            <DosesCard steps={steps} />
            <OutcomeCard steps={steps} />
            <OptionalCard
              steps={steps}
              className="phone:col-span-2 nav:col-span-4 [form:has([value=died]:checked)_&]:hidden"
            />
            <SendCard
              steps={steps}
              answers={answers}
              onClear={clear}
              className="phone:col-span-2 nav:col-span-4"
            />
          </div>
        </Form>
      </div>
    </section>
  )
}
