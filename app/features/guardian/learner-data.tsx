import { href } from "react-router"
import { formatLongDate } from "#app/lib/format/dates.ts"
import { Callout } from "#app/ui/data/callout.tsx"
import { Form, SubmitButton } from "#app/ui/forms/form.tsx"
import { PushButton } from "#app/ui/forms/push-button.tsx"
import { ConfirmedAction } from "./confirmed-action.tsx"
import { GuardianSection } from "./guardian-page.tsx"

import type { LearnerPage } from "./queries.ts"

/** Exporting the learner's data, ending the link, and deleting the account. */
export function LearnerData({ page }: { page: LearnerPage }) {
  return (
    <>
      <GuardianSection
        title="A copy of the data"
        lead={`Everything we store about ${page.name} that a guardian may see, as files. We tell ${page.name} and the other guardians about your request.`}
      >
        <Exports exports={page.exports} />
        <PushButton
          to={href("/guardian/learners/:id/export", { id: page.id })}
          variant="white"
          icon="ph:download-simple-bold"
          className="justify-self-start"
        >
          Request a copy
        </PushButton>
      </GuardianSection>
      <GuardianSection title="End or delete">
        {page.deletedOn ? <PlannedDeletion on={page.deletedOn} /> : null}
        <div className="flex flex-wrap items-start gap-4">
          <ConfirmedAction
            intent="end"
            label="End the link"
            title={`End the link with ${page.name}?`}
            confirm="End the link"
          >
            Everything you allowed stops right away, and you can no longer see this page.{" "}
            {page.guardians.length > 1
              ? `${page.name}’s account stays theirs.`
              : `${page.name}’s account is deleted after 90 days, unless another guardian is linked or ${page.name} turns 18.`}
          </ConfirmedAction>
          {!page.deletedOn && (
            <PushButton to={href("/guardian/learners/:id/delete", { id: page.id })} variant="white" size="sm">
              Delete the learner’s account
            </PushButton>
          )}
        </div>
      </GuardianSection>
    </>
  )
}

function Exports({ exports }: Pick<LearnerPage, "exports">) {
  if (exports.length === 0) return null
  return (
    <ul className="grid gap-3">
      {exports.map(({ id, requested_at, ready_at, expires_at, failed_at, progress }) => (
        <li key={id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
          <span>
            Requested on {formatLongDate(requested_at)}:{" "}
            {failed_at
              ? "it failed. Please request it again."
              : ready_at
                ? `ready until ${formatLongDate(expires_at ?? ready_at)}`
                : `${progress} percent done`}
          </span>
          {ready_at && (
            <PushButton href={href("/me/data/exports/:id", { id })} variant="white" size="sm">
              Download
            </PushButton>
          )}
        </li>
      ))}
    </ul>
  )
}

function PlannedDeletion({ on }: { on: string }) {
  return (
    <Callout tone="urgent" title={`This account will be deleted on ${formatLongDate(on)}`}>
      <Form intent="keep" className="mt-3">
        <SubmitButton variant="white" size="sm" className="justify-self-start">
          Keep the account
        </SubmitButton>
      </Form>
    </Callout>
  )
}
