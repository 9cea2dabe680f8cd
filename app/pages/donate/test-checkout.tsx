import { data, href, redirect } from "react-router"
import { chooseTestPayment, isTestChoice, paymentMode } from "#app/features/giving/checkout.server.ts"
import { FREQUENCIES } from "#app/features/giving/frequencies.ts"
import { formatCents } from "#app/features/giving/money.ts"
import type { GiftProgress } from "#app/features/giving/options.ts"
import { giftProgress } from "#app/features/giving/queries.ts"
import { supabase } from "#app/lib/auth/session/request-session.server.ts"
import { formatLongDate } from "#app/lib/format/dates.ts"
import { readForm } from "#app/lib/forms/read-form.ts"
import { throwNotFound } from "#app/lib/rendering/throw-not-found.ts"
import { privateMeta } from "#app/lib/seo/private-meta.ts"
import { Callout } from "#app/ui/data/callout.tsx"
import { Form } from "#app/ui/forms/form.tsx"
import { PushButton } from "#app/ui/forms/push-button.tsx"
import type { Route } from "./+types/test-checkout"

async function unpaidGift({ context, url }: Pick<Route.LoaderArgs, "context" | "url">) {
  const id = url.searchParams.get("gift") ?? ""
  const gift = (await paymentMode(context)) === "test" ? await giftProgress(supabase(context), id) : null
  return { id, gift: gift ?? throwNotFound({ url }) }
}

export async function loader({ context, url }: Route.LoaderArgs) {
  const { id, gift } = await unpaidGift({ context, url })
  const isOpen = gift.status === "created" || gift.status === "failed" || gift.status === "pending"
  if (gift.isPlanned || !isOpen) throw redirect(thanksPath(id), 303)
  return { gift }
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const choice = (await readForm(request)).get("choice")
  if (!isTestChoice(choice)) throw data("This form was not one of ours.", { status: 400 })
  const { id } = await unpaidGift({ context, url })
  await chooseTestPayment(context, id, choice)
  return redirect(thanksPath(id), 303)
}

function thanksPath(id: string) {
  return `${href("/donate/thanks")}?gift=${id}`
}

export const meta = privateMeta({ title: "Test checkout" })

/** Stands in for the payment provider's page on a site without its keys. */
export default function TestCheckoutPage({ loaderData: { gift } }: Route.ComponentProps) {
  const often = gift.frequency === "once" ? "" : `, ${FREQUENCIES[gift.frequency].label.toLowerCase()}`
  const asked = gift.isBankDebit ? "a bank account" : "a card"
  return (
    <section className="wrap grid max-w-[720px] gap-6 py-section">
      <h1 className="text-1 uppercase leading-[0.86] wdth-74">Test checkout</h1>
      <Callout tone="warm" title="Test mode, no money moves">
        A real site shows the page of its payment provider here and asks for {asked}. Choose what happens.
      </Callout>
      <dl className="flex justify-between gap-4 border-ink border-y-3 py-4 font-bold text-lead">
        <dt>Total{often}</dt>
        <dd className="tabular-nums">{formatCents(gift.totalCents)}</dd>
      </dl>
      {gift.startsOn && (
        <p className="text-lead">The first charge is on {formatLongDate(gift.startsOn)}, and not today.</p>
      )}
      {gift.status === "pending" && (
        <p className="text-lead">The bank is moving the money. A real bank answers after some days.</p>
      )}
      <Form className="flex flex-wrap gap-4">
        {choicesOf(gift).map(({ choice, label }, index) => (
          <PushButton
            key={choice}
            type="submit"
            name="choice"
            value={choice}
            variant={index === 0 ? "green" : "white"}
          >
            {label}
          </PushButton>
        ))}
      </Form>
    </section>
  )
}

function choicesOf({ status, startsOn, totalCents, isBankDebit }: GiftProgress) {
  if (status === "pending")
    return [
      { choice: "settle", label: "The bank pays" },
      { choice: "bounce", label: "The bank refuses" },
    ]
  const thing = isBankDebit ? "account" : "card"
  return [
    startsOn
      ? { choice: "pay", label: `Save the ${thing}` }
      : isBankDebit
        ? { choice: "debit", label: `Pay ${formatCents(totalCents)} from the account` }
        : { choice: "pay", label: `Pay ${formatCents(totalCents)}` },
    { choice: "decline", label: `Decline the ${thing}` },
  ]
}
