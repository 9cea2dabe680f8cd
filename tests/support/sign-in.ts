import type { BrowserContext } from "@playwright/test"
import { createServerClient } from "@supabase/ssr"
import type { SupabaseClient } from "@supabase/supabase-js"
import { askDatabase } from "./e2e-database.ts"

export const PASSWORD = "tulip gravel ninety boat"
// Access tokens last 5 minutes, and clients refresh them up to 90 seconds earlier.
const SHARED_MS = 2 * 60_000

interface SessionCookie {
  name: string
  value: string
  url: string
  httpOnly: boolean
}

/** Signs a new member in as the site's server does, and returns the email address. */
export async function signIn(
  context: BrowserContext,
  admin: SupabaseClient,
  url: string,
  { state, ...user_metadata }: Record<string, string> = {},
) {
  const email = `member-${crypto.randomUUID()}@example.org`
  const user = { email, password: PASSWORD, email_confirm: true, user_metadata }
  const { data, error } = await admin.auth.admin.createUser(user)
  if (error) throw error
  if (state) await admin.from("profiles").update({ state }).eq("id", data.user.id).throwOnError()
  await signInWith(context, url, client => client.auth.signInWithPassword({ email, password: PASSWORD }))
  return email
}

/** Signs a member of `signIn` in again, as if it had happened an hour ago. */
export async function signInAnHourAgo(context: BrowserContext, url: string, email: string) {
  await signInWith(context, url, async client => {
    const signedIn = await client.auth.signInWithPassword({ email, password: PASSWORD })
    if (signedIn.error) throw signedIn.error
    await askDatabase(
      `update auth.mfa_amr_claims set created_at = now() - interval '1 hour', updated_at = now() - interval '1 hour'
       where session_id = $1`,
      [sessionId(signedIn.data.session.access_token)],
    )
    return client.auth.refreshSession()
  })
}

type Role = "admin" | "member" | "chapter" | "editor" | "events" | "finance" | "instructor" | "outreach"

/** One session per role, site and worker: the tests of a worker run one after another. */
const sessions = new Map<string, { cookies: SessionCookie[]; reuseUntil: number }>()

/**
 * Signs a role's demo account in with a second factor, for tests that change nothing about the account and do not
 * sign out. A site of the test's own comes with its own `ask`. Tests share the session until the site may refresh it: a refresh token works only once.
 */
export async function signInAs(role: Role, context: BrowserContext, url: string, ask = askDatabase) {
  const email = `${role}@openairway.example`
  const shared = sessions.get(`${role} ${url}`)
  if (shared && Date.now() < shared.reuseUntil) {
    await context.addCookies(shared.cookies)
    return email
  }
  const [keys] = await ask("select value ->> $1 as password from backend.keys where name = 'demo'", [email])
  const cookies = await signInWith(context, url, async client => {
    const signedIn = await client.auth.signInWithPassword({ email, password: keys.password })
    if (signedIn.error) throw signedIn.error
    const id = sessionId(signedIn.data.session.access_token)
    await ask("update auth.sessions set aal = 'aal2' where id = $1", [id])
    return client.auth.refreshSession()
  })
  sessions.set(`${role} ${url}`, { cookies, reuseUntil: Date.now() + SHARED_MS })
  return email
}

function sessionId(accessToken: string): string {
  const [, claims] = accessToken.split(".")
  return JSON.parse(Buffer.from(claims!, "base64url").toString()).session_id
}

const publishableKeys = new Map<string, string>()

async function publishableKeyOf(url: string) {
  const known = publishableKeys.get(url)
  if (known) return known
  const [key] = /sb_publishable_[\w-]+/.exec(await (await fetch(url)).text())!
  publishableKeys.set(url, key)
  return key
}

async function signInWith(
  context: BrowserContext,
  url: string,
  signIn: (client: SupabaseClient) => Promise<{ error: Error | null }>,
) {
  const cookies = new Map<string, SessionCookie>()
  const client = createServerClient(url, await publishableKeyOf(url), {
    cookieOptions: { name: "sb-auth" },
    cookies: {
      encode: "tokens-only",
      getAll: () => [...cookies.values()].map(({ name, value }) => ({ name, value })),
      setAll: list => {
        for (const { name, value } of list) cookies.set(name, { name, value, url, httpOnly: true })
      },
    },
  })
  const { error } = await signIn(client)
  if (error) throw error
  const kept = [...cookies.values()].filter(({ value }) => value !== "")
  await context.addCookies(kept)
  return kept
}
