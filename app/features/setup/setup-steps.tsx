import type { ReactNode } from "react"
import type { ActionResult } from "#app/lib/forms/action-result.ts"
import { Badge } from "#app/ui/data/badge.tsx"
import { Form, SubmitButton } from "#app/ui/forms/form.tsx"
import { TextField } from "#app/ui/forms/text-field.tsx"
import { Link } from "#app/ui/navigation/link.tsx"

interface Props {
  code: string
  isAdministrator: boolean
  hasSecondFactor: boolean
  hasLegalIdentity: boolean
  result: ActionResult | undefined
}

/** What makes a new site ready for the public, in the order in which it works. */
export function SetupSteps({ code, isAdministrator, hasSecondFactor, hasLegalIdentity, result }: Props) {
  const canOpenStaffPages = isAdministrator && hasSecondFactor
  return (
    <ol className="grid">
      <Step number={1} title="Become the administrator" isDone={isAdministrator}>
        {!isAdministrator && (
          <>
            <p>The server printed a code when it started. It makes one person the administrator.</p>
            <Form result={result} className="max-w-140">
              <TextField name="code" label="Code" autoComplete="off" spellCheck={false} defaultValue={code} />
              <SubmitButton>Become the administrator</SubmitButton>
            </Form>
          </>
        )}
      </Step>
      <Step number={2} title="Turn on two-step sign-in" isDone={hasSecondFactor}>
        {isAdministrator && !hasSecondFactor && (
          <p>
            The staff area opens only with a second step. <StepLink to="/me/security">Turn it on</StepLink>,
            then come back to this page.
          </p>
        )}
      </Step>
      <Step number={3} title="Name the site">
        {canOpenStaffPages && (
          <p>
            The name, one sentence about you and your email domain:{" "}
            <StepLink to="/staff/settings">Settings</StepLink>. Switch off what you don’t offer at{" "}
            <StepLink to="/staff/modules">Parts of the site</StepLink>.
          </p>
        )}
      </Step>
      <Step number={4} title="Enter your legal name, EIN and mailing address" isDone={hasLegalIdentity}>
        {canOpenStaffPages && (
          <p>
            Receipts need them: <StepLink to="/staff/legal-identity">Legal identity</StepLink>.
          </p>
        )}
      </Step>
      <Step number={5} title="Send yourself a test email">
        {canOpenStaffPages && (
          <p>
            <StepLink to="/staff/doctor">Doctor</StepLink> sends one, and shows what else the server needs:
            email, payments, backups.
          </p>
        )}
      </Step>
      <Step number={6} title="Give your colleagues their roles">
        {canOpenStaffPages && (
          <p>
            They create an account first. Then find them in <StepLink to="/staff/people">People</StepLink>.
          </p>
        )}
      </Step>
    </ol>
  )
}

interface StepProps {
  number: number
  title: string
  /** Left out where only a person can tell. */
  isDone?: boolean
  children?: ReactNode
}

function Step({ number, title, isDone, children }: StepProps) {
  return (
    <li className="grid justify-items-start gap-3 border-gray-300 border-b-[1.5px] py-3.5 last:border-0">
      <h2 className="text-base leading-snug">
        {number}. {title} {isDone && <Badge tone="green">Done</Badge>}
      </h2>
      {children}
    </li>
  )
}

function StepLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} className="underline">
      {children}
    </Link>
  )
}
