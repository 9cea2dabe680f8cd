import { FunctionsHttpError } from "@supabase/supabase-js"
import type { RouterContextProvider } from "react-router"
import { anonClient } from "#app/lib/auth/session/request-session.server.ts"
import { appContext } from "#app/lib/supabase/app-context.server.ts"

type Context = Readonly<RouterContextProvider>
type PaymentMode = "stripe" | "test" | "off"

const MODE_TTL_MS = 60_000
let known: { mode: PaymentMode; until: number } | null = null

/**
 * Which provider takes payments. Only the function has its keys, so the answer is kept for a minute. Without the function
 * there is none, and the page offers the other ways to give.
 */
export async function paymentMode(context: Context): Promise<PaymentMode> {
  if (known && known.until > Date.now()) return known.mode
  const { data, error } = await functionsOf(context).invoke<{ mode: PaymentMode }>("checkout", {
    method: "GET",
  })
  if (error && !isMissing(error)) console.error(`The checkout function does not answer: ${error.message}`)
  known = { mode: data?.mode ?? "off", until: Date.now() + MODE_TTL_MS }
  return known.mode
}

/** The address of the page that asks for the card; null if the gift is paid for, or unknown. */
export async function openCheckout(context: Context, donation: string): Promise<string | null> {
  return (await post<{ url: string }>(context, { donation }))?.url ?? null
}

const TEST_CHOICES = ["pay", "decline", "debit", "settle", "bounce"] as const
type TestChoice = (typeof TEST_CHOICES)[number]

export function isTestChoice(choice: unknown): choice is TestChoice {
  return TEST_CHOICES.some(known => known === choice)
}

/** What the visitor chose on the page of the test provider; null if there is nothing to choose. */
export async function chooseTestPayment(context: Context, donation: string, choice: TestChoice) {
  return post<{ outcome: string }>(context, { donation, choice })
}

async function post<T>(context: Context, body: object): Promise<T | null> {
  const { data, error } = await functionsOf(context).invoke<T>("checkout", { body })
  if (error instanceof FunctionsHttpError && [400, 404, 503].includes(error.context.status)) return null
  if (error) throw error
  return data
}

function isMissing(error: unknown) {
  return error instanceof FunctionsHttpError && error.context.status === 404
}

function functionsOf(context: Context) {
  return anonClient(context.get(appContext)).functions
}
