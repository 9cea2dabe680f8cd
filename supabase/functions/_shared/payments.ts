import Stripe from "stripe"
import { isLocalSite } from "./site/local-site.ts"

export type Env = Readonly<Record<string, string>>

export interface Payments {
  stripe: Stripe
  /** `test` is the built-in provider: it shows its own checkout page and moves no money. */
  mode: "stripe" | "test"
  webhookSecret: string
}

/**
 * The payment provider: Stripe with its keys, the built-in test provider without keys on a site that only its own
 * network can reach or that is for practice, and null otherwise.
 */
export async function openPayments(env: Env, fetch = globalThis.fetch): Promise<Payments | null> {
  const { STRIPE_SECRET_KEY = "", STRIPE_WEBHOOK_SECRET = "", SITE_URL = "", SUPABASE_SECRET_KEY = "" } = env
  if (STRIPE_SECRET_KEY) {
    if (!STRIPE_WEBHOOK_SECRET) return null
    return { stripe: client(STRIPE_SECRET_KEY, fetch), mode: "stripe", webhookSecret: STRIPE_WEBHOOK_SECRET }
  }
  if (!SUPABASE_SECRET_KEY || !(isLocalSite(SITE_URL) || env.PRACTICE_SITE === "on")) return null
  const webhookSecret = await testSecret(SUPABASE_SECRET_KEY)
  return { stripe: client("sk_test_none", fetch), mode: "test", webhookSecret }
}

function client(key: string, fetch: typeof globalThis.fetch) {
  return new Stripe(key, { httpClient: Stripe.createFetchHttpClient(fetch), maxNetworkRetries: 2 })
}

/** Both functions derive the same secret, so that a site without keys needs no settings. */
async function testSecret(key: string) {
  const bytes = new TextEncoder().encode(`test payments ${key}`)
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes))
  return `whsec_${Array.from(digest, byte => byte.toString(16).padStart(2, "0")).join("")}`
}
