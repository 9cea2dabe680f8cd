import type { ReactNode } from "react"
import { useActionData } from "react-router"
import { formatLongDate } from "#app/lib/format/dates.ts"
import type { ActionResult } from "#app/lib/forms/action-result.ts"
import { Form, SubmitButton } from "#app/ui/forms/form.tsx"
import { Segmented } from "#app/ui/forms/segmented.tsx"
import { TextField } from "#app/ui/forms/text-field.tsx"
import { Accordion } from "#app/ui/overlays/accordion.tsx"
import { FREQUENCIES } from "../frequencies.ts"
import { intentOf } from "./intent.ts"
import type { ManagedSubscription, RequestedChange } from "./queries.ts"

type Kind = RequestedChange["kind"]

const TITLES: Record<Kind, string> = {
  amount: "Change the amount",
  date: "Change the day of the next gift",
  frequency: "Change how often",
  skip: "Skip the next gift",
  pause: "Pause",
  end: "Set the last day",
  card: "Use another card",
  cancel: "Cancel this gift",
}

/** Everything a donor can do with a repeating gift, each behind its heading. */
export function ChangeForms({ subscription }: { subscription: ManagedSubscription }) {
  const shown = useActionData<ActionResult>()?.intent
  const kinds: Kind[] =
    subscription.status === "past-due"
      ? ["card", "cancel"]
      : hasEnded(subscription)
        ? ["cancel"]
        : ["amount", "date", "frequency", "skip", "pause", "end", "card", "cancel"]
  return (
    <Accordion
      exclusive
      items={kinds.map(kind => {
        const intent = intentOf(kind, subscription.id)
        const isOpen =
          shown === intent ||
          (kind === "card" && subscription.status === "past-due" && !subscription.isRetrying)
        const fields = FIELDS[kind](subscription)
        return {
          key: kind,
          title: kind === "card" && subscription.isBankDebit ? "Use another bank account" : TITLES[kind],
          open: isOpen,
          content: (
            <Form intent={intent} className="max-w-120 pt-1">
              {fields.before}
              <SubmitButton variant={fields.variant ?? "white"} className="justify-self-start">
                {fields.submit}
              </SubmitButton>
            </Form>
          ),
        }
      })}
    />
  )
}

/** Whether the last gift was charged. */
export function hasEnded({ endsOn, nextChargeAt }: ManagedSubscription) {
  return endsOn !== null && nextChargeAt === null
}

interface Fields {
  before: ReactNode
  submit: string
  variant?: "siren"
}

const FIELDS: Record<Kind, (subscription: ManagedSubscription) => Fields> = {
  amount: ({ giftCents, feeCents, isBankDebit }) => ({
    before: (
      <TextField
        name="amount"
        label="Amount"
        prefix="$"
        inputMode="decimal"
        autoComplete="off"
        defaultValue={(giftCents / 100).toFixed(giftCents % 100 === 0 ? 0 : 2)}
        hint={feeCents > 0 ? `You add the ${isBankDebit ? "bank" : "card"} fee to it, as before.` : undefined}
      />
    ),
    submit: "Save the amount",
  }),
  date: ({ nextChargeAt }) => ({
    before: (
      <TextField
        name="date"
        type="date"
        label="Next gift on"
        defaultValue={nextChargeAt?.slice(0, 10)}
        hint="Later gifts come on the same day of the month."
      />
    ),
    submit: "Save the day",
  }),
  frequency: ({ frequency }) => ({
    before: (
      <Segmented
        name="frequency"
        label="How often?"
        defaultValue={frequency}
        choices={(["monthly", "quarterly", "yearly"] as const).map(value => ({
          value,
          label: FREQUENCIES[value].label,
        }))}
        hint="The day of the next gift stays the same."
      />
    ),
    submit: "Save",
  }),
  skip: ({ nextChargeAt }) => ({
    before: (
      <p>We leave out {nextChargeAt ? `the gift of ${formatLongDate(nextChargeAt)}` : "the next gift"}.</p>
    ),
    submit: "Skip it",
  }),
  pause: () => ({
    before: (
      <Segmented
        name="months"
        label="For how long?"
        defaultValue="1"
        choices={[
          { value: "1", label: "1 month" },
          { value: "3", label: "3 months" },
          { value: "6", label: "6 months" },
        ]}
        hint="The next gift comes that much later. You can change the day at any time."
      />
    ),
    submit: "Pause it",
  }),
  end: ({ endsOn }) => ({
    before: (
      <TextField
        name="ends_on"
        type="date"
        label="No gift after"
        optional
        defaultValue={endsOn ?? undefined}
        hint="Leave it empty to give until you cancel."
      />
    ),
    submit: "Save the last day",
  }),
  card: ({ isBankDebit }) => ({
    before: <p>You enter it on the page of our payment provider. We never see the number.</p>,
    submit: isBankDebit ? "Enter another account" : "Enter another card",
  }),
  cancel: () => ({
    before: <p>It ends at once, and nothing more is charged. Your receipts stay valid.</p>,
    submit: "Cancel it now",
    variant: "siren",
  }),
}
