import { formatLongDate } from "#app/lib/format/dates.ts"
import { Form, SubmitButton } from "#app/ui/forms/form.tsx"
import { GuardianSection } from "./guardian-page.tsx"
import type { GuardianHomeData } from "./home.server.ts"

const ROW =
  "flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-gray-300 border-b-[1.5px] pb-4"

export function Invitations({ invitations }: Pick<GuardianHomeData, "invitations">) {
  return (
    <GuardianSection title="Open invitations" lead="Each works once, for 14 days.">
      <ul className="grid gap-4">
        {invitations.map(({ id, address, expires_at }) => (
          <li key={id} className={ROW}>
            <span className="wrap-anywhere">
              <b>{address ?? "Your code"}</b>, until {formatLongDate(expires_at)}
            </span>
            <Form intent="withdraw-invitation">
              <input type="hidden" name="invitation" value={id} />
              <SubmitButton variant="white" size="sm" aria-label={`Withdraw: ${address ?? "your code"}`}>
                Withdraw
              </SubmitButton>
            </Form>
          </li>
        ))}
      </ul>
    </GuardianSection>
  )
}

export function YoungLearners({ list }: { list: GuardianHomeData["children"] }) {
  return (
    <GuardianSection
      title="Children under 13"
      lead="A first name in your account, so that you can learn together. Nothing else is stored."
    >
      <ul className="grid gap-4">
        {list.map(({ id, first_name, kept_until }) => (
          <li key={id} className={ROW}>
            <span className="wrap-anywhere">
              <b>{first_name}</b>, stored until {formatLongDate(kept_until)}
            </span>
            <Form intent="delete-child">
              <input type="hidden" name="child" value={id} />
              <SubmitButton variant="white" size="sm" icon="ph:trash-bold">
                Delete <span className="sr-only">{first_name}</span>
              </SubmitButton>
            </Form>
          </li>
        ))}
      </ul>
    </GuardianSection>
  )
}
