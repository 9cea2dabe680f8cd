import type { Browser } from "@playwright/test"
import type { SupabaseClient } from "@supabase/supabase-js"
import { signIn } from "./sign-in.ts"

export const LEO = { birth_month: sixteenYearsAgo(), display_name: "Leo" }
export const GRACE = { is_adult: "true", display_name: "Grace" }

/** A new member, signed in with a browser context of their own. */
export async function member(
  browser: Browser,
  admin: SupabaseClient,
  url: string,
  said: Record<string, string>,
  javaScriptEnabled = true,
) {
  const context = await browser.newContext({ baseURL: url, javaScriptEnabled })
  const email = await signIn(context, admin, url, { terms: "1", privacy: "1", ...said })
  return { page: await context.newPage(), email }
}

/** Links two accounts, confirmed by both. */
export async function link(admin: SupabaseClient, guardian: string, learner: string) {
  const { data } = await admin.auth.admin.listUsers({ perPage: 1000 })
  const idOf = (email: string) => data.users.find(user => user.email === email)!.id
  const now = new Date().toISOString()
  const confirmed = { guardian_confirmed_at: now, learner_confirmed_at: now }
  const pair = { guardian_id: idOf(guardian), learner_id: idOf(learner), relation: "parent" }
  await admin
    .from("guardianships")
    .insert({ ...pair, ...confirmed })
    .throwOnError()
  return pair
}

function sixteenYearsAgo() {
  return new Date(Date.now() - 16 * 365.25 * 86_400_000).toISOString().slice(0, 7)
}
