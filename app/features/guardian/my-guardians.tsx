import { href } from "react-router"
import { formatLongDate } from "#app/lib/format/dates.ts"
import { Badge } from "#app/ui/data/badge.tsx"
import { Callout } from "#app/ui/data/callout.tsx"
import { EmptyState } from "#app/ui/data/empty-state.tsx"
import { Form, SubmitButton } from "#app/ui/forms/form.tsx"
import { PushButton } from "#app/ui/forms/push-button.tsx"
import { ConfirmedAct } from "./confirmed-action.tsx"
import { EMPTY_RESULT } from "./form-result.ts"
import { relationLabel } from "./labels.ts"
import type { Guardianship } from "./queries.ts"

/** Somebody came with the learner's code: only the learner knows whether it is the right person. */
export function WaitingGuardians({ links }: { links: readonly Guardianship[] }) {
  return (
    <ul className="grid gap-5">
      {links.map(({ link, name, hint, relation }) => (
        <li key={link} className="grid gap-4 rounded-panel bg-marigold-200 p-[clamp(20px,2.6vw,32px)]">
          <div className="grid gap-1">
            <p className="wrap-anywhere font-bold text-[1.25rem]">{name ?? "Somebody without a name"}</p>
            <p className="flex flex-wrap items-center gap-3">
              {hint && <span className="wrap-anywhere font-mono text-mono">{hint}</span>}
              <Badge tone="air">{relationLabel(relation)}</Badge>
            </p>
            <p>Used your code. Is it who you think?</p>
          </div>
          <div className="flex flex-wrap gap-4">
            <Form result={EMPTY_RESULT}>
              <input type="hidden" name="intent" value="confirm" />
              <input type="hidden" name="link" value={link} />
              <SubmitButton>Yes, this is my guardian</SubmitButton>
            </Form>
            <Form result={EMPTY_RESULT}>
              <input type="hidden" name="intent" value="end" />
              <input type="hidden" name="link" value={link} />
              <SubmitButton variant="white">No</SubmitButton>
            </Form>
          </div>
        </li>
      ))}
    </ul>
  )
}

/** How long the account of a learner stays whose last guardian has left. */
export function LeftAlone({ until }: { until: string | null }) {
  if (!until) return null
  return (
    <Callout tone="urgent" title={`Your account stays until ${formatLongDate(until)}`}>
      Your last guardian has left. After 90 days without one we delete the accounts of people under 18. Link
      with a guardian until then, and yours stays.
    </Callout>
  )
}

export function LinkedGuardians({ links }: { links: readonly Guardianship[] }) {
  if (links.length === 0) {
    return (
      <EmptyState title="Nobody yet" level={3}>
        With a guardian’s yes you can take part in everything. Make a code below, or send them a letter.
      </EmptyState>
    )
  }
  return (
    <>
      <ul className="grid gap-5">
        {links.map(({ link, name, relation, verified_at }) => (
          <li key={link} className="grid gap-3 border-gray-300 border-b-[1.5px] pb-5 last:border-0 last:pb-0">
            <p className="flex flex-wrap items-baseline gap-x-3">
              <b className="wrap-anywhere text-[1.25rem]">{name ?? "Your guardian"}</b>
              <span className="text-gray-700">
                {relationLabel(relation)}, since {formatLongDate(verified_at!)}
              </span>
            </p>
            <ConfirmedAct
              intent="end"
              link={link}
              label="End this link"
              title={`End the link with ${name ?? "your guardian"}?`}
              confirm="End the link"
            >
              They no longer see your page, and what they allowed stops at once. They are told that it ended.
              {links.length === 1 && " After 90 days without a guardian we delete your account."}
            </ConfirmedAct>
          </li>
        ))}
      </ul>
      <PushButton
        to={href("/me/guardians/mirror")}
        variant="air"
        icon="ph:eye-bold"
        className="mt-3 justify-self-start"
      >
        See what they see
      </PushButton>
    </>
  )
}
