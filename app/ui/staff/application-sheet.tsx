import type { ReactNode } from "react"
import type { ActionResult } from "#app/lib/forms/action-result.ts"
import type { RowAction } from "#app/lib/staff/define-staff-list.ts"
import { Form } from "#app/ui/forms/form.tsx"
import { PushButton } from "#app/ui/forms/push-button.tsx"
import { TextArea } from "#app/ui/forms/text-area.tsx"
import { Link } from "#app/ui/navigation/link.tsx"
import { OfficeTime } from "./office-time.tsx"
import { StaffSheet, StatusBadge } from "./staff-layout.tsx"

interface SheetContent {
  heading: string
  stage: string
  facts: readonly (readonly [label: string, value: string | null])[]
  text: string | null
  note: string | null
  /** The stages so far, oldest first. */
  history: readonly { stage: string; note: string | null; changed_at: string; changed_by: string | null }[]
  noteField: { label: string; hint: string }
  buttons: readonly RowAction[]
}

interface Props {
  application: SheetContent
  tools: ReactNode
  message: ReactNode
  result: ActionResult | undefined
  listHref: string
}

/** One application, with the buttons that move it to another stage. */
export function ApplicationSheet({ application, tools, message, result, listHref }: Props) {
  const { heading, stage, facts, text, note, history, noteField, buttons } = application
  const isAboutMove = buttons.some(({ intent }) => intent === result?.intent)
  return (
    <StaffSheet className="grid gap-6 self-start p-[clamp(18px,2vw,28px)]">
      <Link to={listHref} className="justify-self-start underline min-[1180px]:hidden">
        Back to the list
      </Link>
      <div className="flex items-start justify-between gap-4">
        <h2 className="wrap-anywhere wdth-88 text-3 leading-tight">{heading}</h2>
        <StatusBadge className="flex-none" status={stage} />
      </div>
      {message}
      <Facts facts={facts} />
      {text && <p className="wrap-anywhere whitespace-pre-line">{text}</p>}
      {note && history.length === 0 && (
        <p className="wrap-anywhere whitespace-pre-line">
          <b>Our last note:</b> {note}
        </p>
      )}
      {history.length > 0 && <History history={history} />}
      {tools}
      {buttons.length > 0 && (
        <Form
          // The note was sent with the step before.
          key={stage}
          result={isAboutMove ? (result ?? {}) : {}}
          className={tools ? "border-ink border-t-4 pt-5" : undefined}
        >
          <TextArea name="note" {...noteField} maxLength={1000} optional />
          <div className="flex flex-wrap gap-3">
            {buttons.map(({ intent, label, isPrimary }) => (
              <PushButton
                key={intent}
                type="submit"
                name="intent"
                value={intent}
                variant={isPrimary ? "green" : "white"}
              >
                {label}
              </PushButton>
            ))}
          </div>
        </Form>
      )}
    </StaffSheet>
  )
}

function History({ history }: Pick<SheetContent, "history">) {
  return (
    <section className="grid gap-2">
      <h3 className="font-bold">History</h3>
      <ol className="grid gap-2">
        {history.map(({ stage, note, changed_at, changed_by }) => (
          <li key={changed_at} className="wrap-anywhere whitespace-pre-line">
            <b>{stage}</b>, <OfficeTime at={changed_at} show="longDay" />
            {changed_by && `, by ${changed_by}`}
            {note && <span className="block">{note}</span>}
          </li>
        ))}
      </ol>
    </section>
  )
}

function Facts({ facts }: Pick<SheetContent, "facts">) {
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1.5">
      {facts.map(
        ([label, value]) =>
          value && (
            <div key={label} className="contents">
              <dt className="font-bold">{label}</dt>
              <dd className="wrap-anywhere">{value}</dd>
            </div>
          ),
      )}
    </dl>
  )
}
