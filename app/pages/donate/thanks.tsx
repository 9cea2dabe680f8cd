import { useEffect } from "react"
import { data, href, redirect, useRevalidator } from "react-router"
import { openCheckout } from "#app/features/giving/checkout.server.ts"
import { FREQUENCIES } from "#app/features/giving/frequencies.ts"
import { formatCents } from "#app/features/giving/money.ts"
import type { GiftProgress } from "#app/features/giving/options.ts"
import { giftProgress } from "#app/features/giving/queries.ts"
import { supabase } from "#app/lib/auth/session/request-session.server.ts"
import { formatLongDate } from "#app/lib/format/dates.ts"
import { readForm } from "#app/lib/forms/read-form.ts"
import { useSettings } from "#app/lib/rendering/settings.ts"
import { throwNotFound } from "#app/lib/rendering/throw-not-found.ts"
import { privateMeta } from "#app/lib/seo/private-meta.ts"
import { Receipt } from "#app/ui/brand/receipt.tsx"
import { Callout } from "#app/ui/data/callout.tsx"
import { Form, SubmitButton } from "#app/ui/forms/form.tsx"
import { PushButton } from "#app/ui/forms/push-button.tsx"
import { IfOpen } from "#app/ui/navigation/if-open.tsx"
import { Link } from "#app/ui/navigation/link.tsx"
import type { Route } from "./+types/thanks"

const CHECK_AGAIN_MS = 3000

export async function loader({ context, url }: Route.LoaderArgs) {
  const id = url.searchParams.get("gift") ?? ""
  return { id, gift: (await giftProgress(supabase(context), id)) ?? throwNotFound({ url }) }
}

/** Opens the checkout of a gift whose address was confirmed by email. */
export async function action({ context, request, url }: Route.ActionArgs) {
  await readForm(request)
  const id = url.searchParams.get("gift") ?? ""
  const gift = await giftProgress(supabase(context), id)
  if (!gift?.isUnconfirmed) return redirect(`${href("/donate/thanks")}?gift=${encodeURIComponent(id)}`, 303)
  const checkout = await openCheckout(context, id)
  if (!checkout) throw data("Gifts by card aren’t possible right now.", { status: 503 })
  return redirect(checkout, 303)
}

export const meta = privateMeta({ title: "Your gift" })

/** What our books say about the gift. A link to this page proves nothing: only the provider’s event makes a gift paid. */
export default function ThanksPage({ loaderData: { id, gift } }: Route.ComponentProps) {
  const isWaiting = !gift.isPlanned && (gift.status === "created" || gift.status === "pending")
  useCheckAgain(gift.status === "created" && !gift.isPlanned && !gift.isUnconfirmed)
  const { title, text } = textOf(gift)
  return (
    <section className="wrap grid items-start gap-[clamp(28px,5vw,88px)] py-section column:grid-cols-2">
      <div className="grid justify-items-start gap-6" aria-live="polite">
        <h1 className="text-1 uppercase leading-[0.86] wdth-74">{title}</h1>
        <p className="max-w-[35em] text-lead leading-[1.42]">{text}</p>
        {!gift.isLive && !gift.isUnconfirmed && (
          <Callout tone="warm" title="Test mode: no money moved">
            {gift.receiptNumber === null
              ? "No receipt of this gift is valid for taxes."
              : "The receipt is a specimen and not valid for taxes."}
          </Callout>
        )}
        {gift.status === "pending" && !gift.isLive && (
          <Link to={`/donate/test-checkout?gift=${id}`} className="underline">
            Choose what the test bank does
          </Link>
        )}
        {gift.cardOn && (
          <p className="max-w-[35em]">
            We’ll email the card for your tribute on {formatLongDate(gift.cardOn)}.
          </p>
        )}
        {gift.frequency !== "once" && (gift.status === "succeeded" || gift.isPlanned) && (
          <p className="max-w-[35em]">
            You can change, pause or cancel it at any time:{" "}
            <Link to="/donate/manage" className="font-bold underline">
              your gifts
            </Link>
            .
          </p>
        )}
        {gift.status === "failed" && !gift.isPlanned ? (
          <IfOpen to="/donate">
            <PushButton to="/donate">Try again</PushButton>
          </IfOpen>
        ) : gift.isUnconfirmed ? (
          <Form>
            <SubmitButton icon="ph:heart-fill">Continue to payment</SubmitButton>
          </Form>
        ) : isWaiting ? null : (
          <PushButton to="/about/impact">See what gifts do</PushButton>
        )}
      </div>
      <GiftReceipt gift={gift} />
    </section>
  )
}

function GiftReceipt({ gift }: { gift: GiftProgress }) {
  const often = gift.frequency === "once" ? "" : `, ${FREQUENCIES[gift.frequency].label.toLowerCase()}`
  return (
    <Receipt
      name={useSettings()?.name ?? ""}
      note={noteOf(gift)}
      lines={[
        { label: "Gift", amount: formatCents(gift.giftCents) },
        ...(gift.feeCents > 0
          ? [
              {
                label: `${gift.isBankDebit ? "Bank" : "Card"} fee, covered by you`,
                amount: formatCents(gift.feeCents),
              },
            ]
          : []),
        ...(gift.returnedCents > 0
          ? [{ label: "Returned to you", amount: `−${formatCents(gift.returnedCents)}` }]
          : []),
      ]}
      total={{ label: `Total${often}`, amount: formatCents(gift.totalCents - gift.returnedCents) }}
      tilted
      className="w-full max-w-110 justify-self-center"
    />
  )
}

function noteOf({ receiptNumber, status, isPlanned, startsOn }: GiftProgress) {
  // The newest receipt is about what is left of the gift, which is nothing.
  if (status === "refunded") return "Returned in full"
  if (receiptNumber !== null) return `Receipt No. ${receiptNumber}`
  return isPlanned && startsOn
    ? `Starts on ${formatLongDate(startsOn)}`
    : status === "failed"
      ? "Not paid"
      : "Not paid yet"
}

function textOf({ status, email, isBankDebit, isPlanned, isUnconfirmed, startsOn, endsOn }: GiftProgress): {
  title: string
  text: string
} {
  if (isPlanned && startsOn) {
    const end = endsOn ? ` No gift is charged after ${formatLongDate(endsOn)}.` : ""
    return {
      title: "Thank you",
      text: `Your first gift is on ${formatLongDate(startsOn)}, and nothing was charged today.${end} We’ve emailed ${email ?? "you"} what you chose.`,
    }
  }
  if (isUnconfirmed)
    return { title: "One more step", text: "Your address is confirmed. Nothing has been charged yet." }
  switch (status) {
    case "succeeded":
      return {
        title: "Thank you",
        text: `Your gift is here, and the receipt is on its way to ${email ?? "you"}.`,
      }
    case "created":
      return {
        title: "One moment",
        text: "We haven’t heard from the payment provider yet. This page looks again by itself; you can also close it, and we’ll email you.",
      }
    case "pending":
      return {
        title: "Thank you",
        text: "Your bank is still moving the money, which can take a few days. We email the receipt when it’s here.",
      }
    case "failed":
      return {
        title: "That didn’t work",
        text: `${isBankDebit ? "Your bank turned the payment down" : "The payment was declined"}, and nothing was charged.`,
      }
    case "refunded":
      return { title: "Refunded", text: "This gift was returned to you in full." }
    case "disputed":
      return { title: "On hold", text: "Your bank is looking into this payment. We’ll wait for its answer." }
  }
}

function useCheckAgain(isNeeded: boolean) {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (!isNeeded) return
    const timer = setInterval(revalidate, CHECK_AGAIN_MS)
    return () => clearInterval(timer)
  }, [isNeeded, revalidate])
}
