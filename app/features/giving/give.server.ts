import { type ActionFunctionArgs, type RouterContextProvider, redirect } from "react-router"
import { supabase } from "#app/lib/auth/session/request-session.server.ts"
import { invalidForm, parseForm } from "#app/lib/forms/parse-form.ts"
import { readForm } from "#app/lib/forms/read-form.ts"
import { cachedQuery } from "#app/lib/supabase/cached-query.server.ts"
import { openCheckout } from "./checkout.server.ts"
import { GIVING_TABLES, givingOptions, startDonation } from "./queries.ts"
import { donationSchema, REFUSALS, REFUSED_DAYS } from "./schema.ts"

const UNAVAILABLE = {
  card: "Gifts by card aren’t possible right now. Your card was not charged. Try again later.",
  bank: "Gifts from a bank account aren’t possible right now. Nothing was charged. Choose a card, or try again later.",
}

export function cachedOptions(context: Readonly<RouterContextProvider>) {
  return cachedQuery(context, "giving_options", GIVING_TABLES, givingOptions)
}

/** Records the gift of the donate form, and leads to the page that asks for the card. */
export async function giveAction({ context, request }: ActionFunctionArgs) {
  const form = await readForm(request)
  const parsed = parseForm(donationSchema(await cachedOptions(context)), form)
  if (!parsed.ok) return invalidForm(form, parsed.errors, { status: 422 })
  if (parsed.value.website) return invalidForm(form, { form: REFUSALS.invalid }, { status: 422 })
  const { outcome, donation } = await startDonation(supabase(context), parsed.value)
  if (outcome === "started") {
    const url = await openCheckout(context, donation!)
    return url
      ? redirect(url, 303)
      : invalidForm(form, { form: UNAVAILABLE[parsed.value.method] }, { status: 503 })
  }
  if (outcome === "too-many") return invalidForm(form, { form: REFUSALS[outcome] }, { status: 429 })
  if (outcome === "confirm-email") return invalidForm(form, { form: REFUSALS[outcome] }, { status: 409 })
  const errors = outcome! in REFUSED_DAYS ? REFUSED_DAYS[outcome as keyof typeof REFUSED_DAYS] : null
  return invalidForm(form, errors ?? { form: REFUSALS[outcome as keyof typeof REFUSALS] }, { status: 422 })
}
