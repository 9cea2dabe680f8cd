import { href } from "react-router"
import { formatLongDate } from "#app/lib/format/dates.ts"
import { Badge } from "#app/ui/data/badge.tsx"
import { Callout } from "#app/ui/data/callout.tsx"
import { EmptyState } from "#app/ui/data/empty-state.tsx"
import { Form, SubmitButton } from "#app/ui/forms/form.tsx"
import { PushButton } from "#app/ui/forms/push-button.tsx"
import { ConfirmedAction } from "./confirmed-action.tsx"
import { relationLabel } from "./labels.ts"
import type { Guardianship } from "./queries.ts"

/** Guardians who used the learner's code; the learner confirms that they are the right person. */
export function WaitingGuardians({ links }: { links: readonly Guardianship[] }) {
  return (
    <ul className="grid gap-5">
      {links.map(({ link, name, hint, relation }) => (
        <li key={link} className="grid gap-4 rounded-panel bg-marigold-200 p-[clamp(20px,2.6vw,32px)]">
          <div className="grid gap-1">
            <p className="wrap-anywhere font-bold text-[1.25rem]">{name ?? "No name given"}</p>
            <p className="flex flex-wrap items-center gap-3">
              {hint && <span className="wrap-anywhere font-mono text-mono">{hint}</span>}
              <Badge tone="air">{relationLabel(relation)}</Badge>
            </p>
            <p>They used your code. Is this your guardian?</p>
          </div>
          <div className="flex flex-wrap gap-4">
            <Form intent="confirm">
              <input type="hidden" name="link" value={link} />
              <SubmitButton>Yes, this is my guardian</SubmitButton>
            </Form>
            <Form intent="end">
              <input type="hidden" name="link" value={link} />
              <SubmitButton variant="white">No</SubmitButton>
            </Form>
          </div>
        </li>
      ))}
    </ul>
  )
}

/** When the account of a learner without a guardian will be deleted. */
export function UnguardedNotice({ until }: { until: string | null }) {
  if (!until) return null
  return (
    <Callout tone="urgent" title={`Your account stays until ${formatLongDate(until)}`}>
      Your last guardian link has ended. We delete accounts of people under 18 after 90 days without a
      guardian. Link a guardian by then to keep yours.
    </Callout>
  )
}

export function LinkedGuardians({ links }: { links: readonly Guardianship[] }) {
  if (links.length === 0) {
    return (
      <EmptyState title="No one yet" level={3}>
        With a guardian’s permission you can take part in everything. Create a code below, or invite them by
        email.
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
            <ConfirmedAction
              intent="end"
              link={link}
              label="End this link"
              title={`End the link with ${name ?? "your guardian"}?`}
              confirm="End the link"
            >
              They no longer see your page, and everything they allowed stops right away. We tell them that it
              ended.
              {links.length === 1 && " After 90 days without a guardian we delete your account."}
            </ConfirmedAction>
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
