import type { z } from "zod"
import type { SupabaseDb } from "#app/lib/supabase/types.ts"
import { type preferencesSchema, type subscriptionSchema, TOKEN } from "./schema.ts"

type Subscription = z.infer<typeof subscriptionSchema>
type Preferences = z.infer<typeof preferencesSchema>

export async function subscribe(db: SupabaseDb, { email, topics, state }: Omit<Subscription, "website">) {
  return (await db.rpc("subscribe_to_newsletter", { email, topics, state }).throwOnError()).data
}

/** The subscription of an emailed link, or null. */
export async function subscriptionByToken(db: SupabaseDb, token: string) {
  if (!TOKEN.test(token)) return null
  return (await db.rpc("newsletter_subscription", { token }).maybeSingle().throwOnError()).data
}

/** Confirms the subscription, or changes a confirmed one. */
export async function saveSubscription(db: SupabaseDb, token: string, { topics, state }: Preferences) {
  if (!TOKEN.test(token)) return "unknown"
  return (await db.rpc("save_newsletter", { token, topics, state }).throwOnError()).data
}

/** True if the link was a subscriber's. */
export async function leaveNewsletter(db: SupabaseDb, token: string) {
  return TOKEN.test(token) && (await db.rpc("leave_newsletter", { token }).throwOnError()).data === "left"
}
