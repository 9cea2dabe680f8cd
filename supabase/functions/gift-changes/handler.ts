import { z } from "zod"
import { carryOut, type GiftChange, openGiftChange } from "../_shared/gift-changes.ts"
import { type Env, openPayments, type Payments } from "../_shared/payments.ts"
import { serviceClient } from "../_shared/service.ts"
import { deliverTestEvent } from "../_shared/test-provider.ts"
import { openStripeCardPage } from "./stripe-card-page.ts"

const input = z.strictObject({
  change: z.uuid(),
  /** Where the donor goes after entering a card. */
  back: z.enum(["/donate/manage", "/me/gifts"]).optional(),
  /** Only for the built-in test provider: the card that its page was given. */
  card: z.enum(["works", "declines"]).optional(),
})

/**
 * Carries out a change of a repeating gift that the database has accepted, or answers the address of the page that asks
 * for a card. Only the donor knows the id of a change, and a job carries out the same change later if this fails.
 */
export async function handle(request: Request, env: Env, fetch = globalThis.fetch): Promise<Response> {
  if (request.method !== "POST") return new Response(null, { status: 405, headers: { allow: "POST" } })
  const payments = await openPayments(env, fetch)
  if (!payments) return Response.json({ error: "Payments are not set up" }, { status: 503 })
  const parsed = input.safeParse(await request.json().catch(() => null))
  if (!parsed.success || (parsed.data.card && payments.mode !== "test"))
    return Response.json({ error: "Send the id of a change" }, { status: 400 })
  const { SUPABASE_URL = "", SUPABASE_SECRET_KEY = "" } = env
  const db = serviceClient({ SUPABASE_URL, SUPABASE_SECRET_KEY }, fetch)
  const { change: id, back = "/donate/manage", card } = parsed.data
  const change = await openGiftChange(db, id)
  if (!change || (card && change.kind !== "card"))
    return Response.json({ error: "There is no such change" }, { status: 404 })
  if (change.kind !== "card") {
    await carryOut(payments, env, db, change, fetch)
    return Response.json({ outcome: "done" })
  }
  if (card) {
    const answer = await deliverTestEvent(payments, env, cardEvent(change, card), fetch)
    return Response.json(answer)
  }
  const siteUrl = (env.SITE_URL ?? "").replace(/\/$/, "")
  return Response.json({ url: await cardPage(payments, change, siteUrl, back) })
}

/** The page that asks for a card or a bank account and charges nothing. */
async function cardPage({ mode, stripe }: Payments, change: GiftChange, siteUrl: string, back: string) {
  if (mode === "test")
    return `${siteUrl}/donate/test-card?change=${change.id}&back=${back}${change.isBankDebit ? "&pays=bank" : ""}`
  return openStripeCardPage(stripe, change, siteUrl, back)
}

function cardEvent({ id, subscription, providerId }: GiftChange, card: "works" | "declines") {
  const metadata = { subscription, change: id, provider: providerId, card }
  const object = { id: `cs_test_card_${id}`, mode: "setup", metadata }
  return { id: `evt_test_card_${id}`, type: "checkout.session.completed", object }
}
