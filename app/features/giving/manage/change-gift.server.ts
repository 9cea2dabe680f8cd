import { FunctionsHttpError } from "@supabase/supabase-js"
import { data, href, type RouterContextProvider, redirect } from "react-router"
import { anonClient, supabase } from "#app/lib/auth/session/request-session.server.ts"
import { redirectWithFlash } from "#app/lib/forms/flash.server.ts"
import { invalidForm, parseForm } from "#app/lib/forms/parse-form.ts"
import { appContext } from "#app/lib/supabase/app-context.server.ts"
import type { DbEnum } from "#app/lib/supabase/types.ts"
import { readIntent } from "./intent.ts"
import { changeGift, type RequestedChange, requestStatement } from "./queries.ts"
import { CHANGE_SCHEMAS } from "./schema.ts"

type Context = Readonly<RouterContextProvider>
type Page = "/donate/manage" | "/me/gifts"

const DONE: Record<Exclude<RequestedChange["kind"], "card">, string> = {
  amount: "Saved. Your next gift has the new amount.",
  frequency: "Saved. Your gift repeats the new way.",
  date: "Saved. We’ll charge your next gift on that day.",
  skip: "Skipped. The gift after it comes as usual.",
  pause: "Paused. You see the day of your next gift below.",
  end: "Saved. We won’t charge a gift after that day.",
  cancel: "Canceled. Nothing more is charged. Thank you for what you gave.",
}

const PROBLEMS: Record<Exclude<DbEnum<"gift_change_outcome">, "accepted">, string> = {
  invalid: "That isn’t possible. Check the value and try again.",
  "not-possible": "This gift can’t be changed that way right now.",
  busy: "Your last change is still on its way. Try again in a minute.",
  "too-many": "That’s a lot of changes. Try again tomorrow, or write to us.",
  unknown: "We don’t know this gift. Ask for a new link and try again.",
}
const FIELD_PROBLEMS: Partial<Record<RequestedChange["kind"], Record<string, string>>> = {
  amount: { amount: "Enter an amount from $1 to $25,000." },
  date: { date: "Choose a day from tomorrow to two years ahead, and not after the last day." },
  end: { ends_on: "Choose the day of your next gift or a later one. To stop before it, cancel the gift." },
}

const LATER = "We’ve noted your change, and the payment provider will have it soon."
const UNAVAILABLE = "Cards can’t be changed right now. Try again later."

/** Changes a repeating gift, for the holder of a key or the member. */
export async function changeGiftAction(context: Context, form: FormData, key: string | null, page: Page) {
  if (form.get("intent") === "statement") return openStatement(context, form, key)
  const intent = readIntent(form)
  if (!intent) throw data("This form was not one of ours.", { status: 400 })
  const { kind, subscription } = intent
  const parsed = parseForm(CHANGE_SCHEMAS[kind], form)
  if (!parsed.ok) return parsed.result
  const asked = { kind, subscription, ...parsed.value }
  const { outcome, change } = await changeGift(supabase(context), key, asked)
  if (outcome !== "accepted") {
    const errors = (outcome === "invalid" && FIELD_PROBLEMS[kind]) || { form: PROBLEMS[outcome!] }
    return invalidForm(form, errors, { status: outcome === "too-many" ? 429 : 409 })
  }
  const answer = await carryOut(context, { change: change!, back: page })
  if (kind === "card")
    return answer?.url ? redirect(answer.url, 303) : invalidForm(form, { form: UNAVAILABLE }, { status: 503 })
  return answer
    ? redirectWithFlash(context, page, DONE[kind])
    : redirectWithFlash(context, page, LATER, "warm")
}

async function openStatement(context: Context, form: FormData, key: string | null) {
  const year = Number(form.get("year"))
  const id = Number.isInteger(year) ? await requestStatement(supabase(context), key, year) : null
  return id
    ? redirect(href("/donate/statements/:id.pdf", { id }), 303)
    : invalidForm(form, { year: "We have no gifts from that year." }, { status: 409 })
}

/** What the visitor chose on the card page of the test provider; false if there is nothing to choose. */
export async function chooseTestCard(context: Context, change: string, card: "works" | "declines") {
  return (await carryOut(context, { change, card })) !== null
}

/** Null if the provider does not answer: a job repeats the change. */
async function carryOut(context: Context, body: object): Promise<{ url?: string } | null> {
  const { functions } = anonClient(context.get(appContext))
  const { data: answer, error } = await functions.invoke<{ url?: string }>("gift-changes", { body })
  if (!error) return answer
  const isExpected = error instanceof FunctionsHttpError && [400, 404, 503].includes(error.context.status)
  if (!isExpected) console.error(`The function gift-changes does not answer: ${error.message}`)
  return null
}
