import type { ReactNode } from "react"
import type { DetailProps } from "#app/lib/staff/define-staff-list.ts"
import { Badge } from "#app/ui/data/badge.tsx"
import { Form } from "#app/ui/forms/form.tsx"
import { Link } from "#app/ui/navigation/link.tsx"
import { ActionButtons } from "#app/ui/staff/action-buttons.tsx"
import { OfficeTime } from "#app/ui/staff/office-time.tsx"
import { StaffSheet } from "#app/ui/staff/staff-layout.tsx"
import { kindOfEmail, PROBLEMS, REFUSALS, SET_ASIDE_REASONS, STATES } from "./labels.ts"
import type { OpenedEmail } from "./queries.ts"

// A button of this page shows no field errors.
const NO_RESULT = {}
const RESEND = [{ intent: "resend", label: "Send again", isPrimary: true }]
const SET_ASIDE = Object.entries(SET_ASIDE_REASONS).map(([intent, label]) => ({ intent, label }))

/** One email: to whom, what became of it, and what can be done about it. */
export function EmailDetail({ detail, mayAct, listHref, message }: DetailProps<OpenedEmail>) {
  const { state, resend } = detail
  return (
    <StaffSheet className="grid gap-6 self-start p-[clamp(18px,2vw,28px)]">
      <Link to={listHref} className="justify-self-start underline min-[1180px]:hidden">
        Back to the list
      </Link>
      <div className="flex items-start justify-between gap-4">
        <h2 className="wrap-anywhere wdth-88 text-3 leading-tight">{kindOfEmail(detail.message)}</h2>
        <Badge tone={STATES[state].tone} className="flex-none">
          {STATES[state].label}
        </Badge>
      </div>
      {message}
      <Facts {...detail} />
      {mayAct && (
        <section className="grid gap-4 border-ink border-t-4 pt-5">
          {resend === "resent" && (
            <Form result={NO_RESULT}>
              <p>The person gets the same email again, with what was true when it was written.</p>
              <div>
                <ActionButtons actions={RESEND} />
              </div>
            </Form>
          )}
          {resend !== "resent" && resend !== "unknown" && <p>{REFUSALS[resend]}</p>}
          {state === "failed" && (
            <Form result={NO_RESULT} className="grid gap-3">
              <p>Or set it aside, because:</p>
              <div className="flex flex-wrap gap-3">
                <ActionButtons actions={SET_ASIDE} />
              </div>
            </Form>
          )}
        </section>
      )}
    </StaffSheet>
  )
}

function Facts(email: OpenedEmail) {
  const { created_at, next_attempt_at, sent_at, resent_at, set_aside_at, set_aside_reason } = email
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-2">
      <Fact label="To">{email.to_address}</Fact>
      {email.subject && <Fact label="Subject">{email.subject}</Fact>}
      <Fact label="Written">
        <OfficeTime at={created_at} />
      </Fact>
      {sent_at && (
        <Fact label="Sent">
          <OfficeTime at={sent_at} />
        </Fact>
      )}
      {email.attempts > 0 && <Fact label="Tries">{email.attempts}</Fact>}
      {email.state === "retrying" && next_attempt_at && (
        <Fact label="Next try">
          <OfficeTime at={next_attempt_at} />
        </Fact>
      )}
      {email.problem && <Fact label="Problem">{PROBLEMS[email.problem]}</Fact>}
      {email.last_error && <Fact label="Their answer">{email.last_error}</Fact>}
      {resent_at && (
        <Fact label="Sent again">
          <OfficeTime at={resent_at} />
        </Fact>
      )}
      {set_aside_at && set_aside_reason && (
        <Fact label="Set aside">
          <OfficeTime at={set_aside_at} />: {SET_ASIDE_REASONS[set_aside_reason]}
        </Fact>
      )}
    </dl>
  )
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <dt className="font-bold">{label}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </>
  )
}
