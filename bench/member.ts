import { createServerClient } from "@supabase/ssr"
import { createClient, type SupabaseClient } from "@supabase/supabase-js"
import type { Backend } from "#backend/mount.ts"

export interface SignedInMember {
  id: string
  email: string
  cookie: string
  token: string
}

const PASSWORD = "tulip gravel ninety boat"
// As app/lib/auth/session/request-session.server.ts names it on a site without TLS.
export const COOKIE = { name: "sb-auth", path: "/" }

/**
 * Creates an adult member who accepted the policies, with a session in a cookie. `change` runs before the session is
 * refreshed, for what its token must contain.
 */
export async function signInMember(
  backend: Backend,
  siteUrl: string,
  change?: (session: string, member: string) => Promise<void>,
): Promise<SignedInMember> {
  const email = `member-${crypto.randomUUID()}@example.org`
  const fetch = (input: RequestInfo | URL, init?: RequestInit) => backend.fetch(new Request(input, init))
  const admin = createClient(siteUrl, backend.secretKey, { global: { fetch } })
  const { error: failed } = await admin.auth.admin.createUser({
    ...{ email, password: PASSWORD, email_confirm: true, user_metadata: { is_adult: "true" } },
  })
  if (failed) throw failed
  let cookie = ""
  const client = createServerClient(siteUrl, backend.publishableKey, {
    cookieOptions: COOKIE,
    cookies: {
      encode: "tokens-only",
      getAll: () => [],
      setAll: list => {
        cookie = list.map(({ name, value }) => `${name}=${encodeURIComponent(value)}`).join("; ")
      },
    },
    global: { fetch },
  })
  const { data, error } = await client.auth.signInWithPassword({ email, password: PASSWORD })
  if (error) throw error
  await acceptPolicies(client)
  const { id } = data.user
  if (!change) return { id, email, cookie, token: data.session.access_token }
  await change(JSON.parse(atob(data.session.access_token.split(".")[1]!)).session_id, id)
  const { data: refreshed, error: notRefreshed } = await client.auth.refreshSession()
  if (notRefreshed) throw notRefreshed
  return { id, email, cookie, token: refreshed.session!.access_token }
}

// Without them, members' pages redirect to onboarding.
async function acceptPolicies(client: SupabaseClient) {
  const { data } = await client
    .from("policy_texts")
    .select("kind, version")
    .in("kind", ["terms", "privacy"])
    .lte("effective_from", new Date().toISOString())
    .throwOnError()
  await client.from("policy_acceptances").insert(data).throwOnError()
}
