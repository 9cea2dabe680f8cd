import { useState } from "react"
import { Callout } from "#app/ui/data/callout.tsx"
import { Checkbox } from "#app/ui/forms/choice.tsx"
import { Form, SubmitButton } from "#app/ui/forms/form.tsx"
import { Segmented } from "#app/ui/forms/segmented.tsx"
import { TextField } from "#app/ui/forms/text-field.tsx"
import { Link } from "#app/ui/navigation/link.tsx"
import { AmountField } from "./amount-field.tsx"
import { FREQUENCIES } from "./frequencies.ts"
import { coveredFee, formatCents, formatRate, readAmount } from "./money.ts"
import { MoreFields } from "./more-fields.tsx"
import type { GivingOptions } from "./options.ts"
import { PlanFields } from "./plan-fields.tsx"

interface Props {
  options: GivingOptions
  isTest: boolean
  /** The campaign that the gift is for. */
  campaign?: { id: string; title: string }
  /** The id of the supporter's page that the gift is made through. */
  supporterPage?: string
}

type Frequency = keyof typeof FREQUENCIES
type Method = keyof GivingOptions["fees"]

/** The form beside the headline of /donate. The card or account is asked for on the next page. */
export function DonateForm({ options, isTest, campaign, supporterPage }: Props) {
  const [frequency, setFrequency] = useState<Frequency>("once")
  const [cents, setCents] = useState<number | null>(null)
  const [coversFee, setCoversFee] = useState(false)
  const [method, setMethod] = useState<Method>("card")
  const { fees, legalName, ein } = options
  const fee = cents === null ? null : coveredFee(cents, fees[method])
  const total = cents === null ? null : cents + (coversFee ? fee! : 0)

  function amountChanged({ preset = "", own = "" }: { preset?: string; own?: string }) {
    const given = readAmount(own === "" ? preset : own)
    setCents(given !== null && given >= options.minCents && given <= options.maxCents ? given : null)
  }

  return (
    <Form
      aria-label="Donate"
      className="gap-5.5 rounded-panel bg-white p-[clamp(20px,2.6vw,38px)] max-column:-mx-2"
    >
      {isTest && (
        <Callout tone="warm" title="Test mode: no money moves">
          This site has no payment provider yet. The next page only pretends to take a payment.
        </Callout>
      )}
      {campaign && <input type="hidden" name="campaign" value={campaign.id} />}
      {supporterPage && <input type="hidden" name="supporter_page" value={supporterPage} />}
      <Segmented
        name="frequency"
        label="How often?"
        full
        wraps
        defaultValue="once"
        choices={Object.entries(FREQUENCIES).map(([value, { label }]) => ({ value, label }))}
        onChange={value => setFrequency(value as Frequency)}
      />
      <AmountField presets={options.presets} onChange={amountChanged} />
      <div className="grid items-start gap-4.5 phone:grid-cols-[1fr_1.15fr]">
        <TextField name="name" label="Name" autoComplete="name" />
        <TextField name="email" type="email" label="Email for the receipt" autoComplete="email" />
      </div>
      <Segmented
        name="method"
        label="Pay with"
        full
        defaultValue="card"
        choices={[
          { value: "card", label: "Card" },
          { value: "bank", label: "Bank account" },
        ]}
        onChange={value => setMethod(value as Method)}
      />
      <Checkbox
        name="covers_fee"
        label={
          fee === null
            ? `Add the fee (card ${formatRate(fees.card)}; bank account ${formatRate(fees.bank)}), so it doesn’t come out of the kits`
            : `Add ${formatCents(fee)} so the ${method} fee doesn’t come out of the kits`
        }
        onChange={event => setCoversFee(event.currentTarget.checked)}
      />
      <PlanFields />
      <MoreFields wallLabel={supporterPage && "On this page and the donor wall"} />
      <div aria-hidden="true" className="sr-only">
        <label>
          Leave this empty
          <input name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <SubmitButton size="lg" icon="ph:heart-fill" className="w-full">
        {total === null
          ? "Continue to payment"
          : `Give ${formatCents(total)} ${FREQUENCIES[frequency].every}`.trim()}
      </SubmitButton>
      <p className="text-gray-600 text-small">
        You see the exact amount again before you pay. {legalName} emails you a receipt for your taxes
        {ein && `, EIN ${ein}`}. Already giving?{" "}
        <Link to="/donate/manage" className="underline">
          See or change your gifts
        </Link>
        .
      </p>
    </Form>
  )
}
