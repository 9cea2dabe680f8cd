import { href } from "react-router"
import { formatLongDate } from "#app/lib/format/dates.ts"
import type { ActionResult } from "#app/lib/forms/action-result.ts"
import { Callout } from "#app/ui/data/callout.tsx"
import { Form, SubmitButton } from "#app/ui/forms/form.tsx"
import { PushButton } from "#app/ui/forms/push-button.tsx"
import { ConfirmedAct } from "./confirmed-action.tsx"
import { EMPTY_RESULT } from "./form-result.ts"
import { Part } from "./guardian-page.tsx"

import type { LearnerPage } from "./queries.ts"

/** A copy of what we know about the learner, the end of their account, and the end of the link. */
export function LearnerData({ page, answer }: { page: LearnerPage; answer: ActionResult }) {
  return (
    <>
      <Part
        title="A copy of the data"
        lead={`Everything we keep about ${page.name} that a guardian may see, as files. ${page.name} and the other guardians are told that you asked.`}
      >
        {answer.errors?.form && (
          <div role="alert">
            <Callout tone="urgent">{answer.errors.form}</Callout>
          </div>
        )}
        <Exports exports={page.exports} />
        <Form result={EMPTY_RESULT}>
          <input type="hidden" name="intent" value="export" />
          <SubmitButton variant="white" icon="ph:download-simple-bold" className="justify-self-start">
            Ask for a copy
          </SubmitButton>
        </Form>
      </Part>
      <Part title="The end">
        {page.deletedOn ? <PlannedDeletion on={page.deletedOn} /> : null}
        <div className="flex flex-wrap items-start gap-4">
          <ConfirmedAct
            intent="end"
            label="End the link"
            title={`End the link with ${page.name}?`}
            confirm="End the link"
          >
            What you allowed stops at once, and this page is gone for you.{" "}
            {page.guardians.length > 1
              ? `${page.name}’s account stays theirs.`
              : `${page.name}’s account is deleted after 90 days, unless another guardian is linked or ${page.name} turns 18.`}
          </ConfirmedAct>
          {!page.deletedOn && (
            <PushButton to={href("/guardian/learners/:id/delete", { id: page.id })} variant="white" size="sm">
              Delete the learner’s account
            </PushButton>
          )}
        </div>
      </Part>
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
            Asked for on {formatLongDate(requested_at)}:{" "}
            {failed_at
              ? "it did not work. Please ask again."
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
      <Form result={EMPTY_RESULT} className="mt-3">
        <input type="hidden" name="intent" value="keep" />
        <SubmitButton variant="white" size="sm" className="justify-self-start">
          Keep the account
        </SubmitButton>
      </Form>
    </Callout>
  )
}
