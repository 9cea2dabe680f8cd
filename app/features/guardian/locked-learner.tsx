import { useActionData } from "react-router"
import { formatLongDate } from "#app/lib/format/dates.ts"
import type { ActionResult } from "#app/lib/forms/action-result.ts"
import type { Flash } from "#app/lib/forms/flash.ts"
import { Form, SubmitButton } from "#app/ui/forms/form.tsx"
import {
  EmailCodeButton,
  LazyReauthenticationFields,
  requestedProof,
} from "#app/ui/forms/reauthenticated-submit.tsx"
import type { ProofBy } from "#app/ui/forms/reauthentication.tsx"
import { AnswerForm } from "./answer-form.tsx"
import { ConfirmedAction } from "./confirmed-action.tsx"
import { GuardianPage, GuardianSection } from "./guardian-page.tsx"
import { latestAnswers } from "./latest-answers.ts"
import type { GuardedLearner } from "./queries.ts"

interface Props {
  locked: GuardedLearner
  by: ProofBy
  email: string
  flash: Flash | null
}

/** The learner's page for a guardian who signed in too long ago: opens it, and stops what was allowed. */
export function LockedLearner({ locked, by, email, flash }: Props) {
  const result = useActionData<ActionResult>()
  const mine = latestAnswers(locked.texts, locked.consents)
  const asked = requestedProof(result?.values) ?? by
  const { name } = locked
  const intent = result?.intent
  return (
    <GuardianPage title={name} lead={`Confirm that it’s you to open the page about ${name}.`} flash={flash}>
      {intent === "answer" || intent === "change" ? (
        <GuardianSection title="Your answers" lead="Nothing is saved until you confirm.">
          <AnswerForm intent={intent} texts={shownTexts(locked, result)} mine={mine} email={email} />
        </GuardianSection>
      ) : (
        <GuardianSection title="Is it you?" lead="You signed in a while ago, so we ask again.">
          <Form intent="open" className="max-w-md">
            <LazyReauthenticationFields key={asked} email={email} by={asked} />
            <SubmitButton className="justify-self-start">Open the page</SubmitButton>
            <EmailCodeButton by={asked} />
          </Form>
        </GuardianSection>
      )}
      <GuardianSection
        title="Stop something now"
        lead="You can withdraw a permission or end the link without your password."
      >
        <GivenPermissions learner={locked} />
        <ConfirmedAction
          intent="end"
          label="End the link"
          title={`End the link with ${name}?`}
          confirm="End the link"
        >
          Everything you allowed stops right away, and you can no longer see this page. If {name} has no other
          guardian, the account is deleted after 90 days, unless another guardian is linked or {name} turns
          18.
        </ConfirmedAction>
      </GuardianSection>
    </GuardianPage>
  )
}

/** The items of the form that was submitted. */
function shownTexts({ texts }: GuardedLearner, result: ActionResult | undefined) {
  return texts.filter(({ kind }) => result?.values?.[`${kind}-version`] !== undefined)
}

function GivenPermissions({ learner: { texts, consents } }: { learner: GuardedLearner }) {
  const given = consents.filter(({ is_given, withdrawn_at }) => is_given && !withdrawn_at)
  if (given.length === 0) return <p>You allow nothing at the moment.</p>
  return (
    <ul className="grid gap-4">
      {given.map(({ id, kind, given_at }) => {
        const title = texts.find(text => text.kind === kind)?.title ?? kind
        return (
          <li
            key={id}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-gray-300 border-b-[1.5px] pb-4"
          >
            <span className="grid">
              <b>{title}</b>
              <span className="text-small">Allowed on {formatLongDate(given_at)}</span>
            </span>
            <Form intent="withdraw" className="flex-none">
              <input type="hidden" name="kind" value={kind} />
              <SubmitButton variant="white" size="sm" aria-label={`Withdraw: ${title}`}>
                Withdraw
              </SubmitButton>
            </Form>
          </li>
        )
      })}
    </ul>
  )
}
