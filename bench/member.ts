import { createServerClient } from "@supabase/ssr"
import { createClient } from "@supabase/supabase-js"
import { acceptTexts, newestTexts } from "#app/features/account/queries.ts"
import type { Database } from "#app/lib/supabase/database.types.ts"
import type { Backend } from "#backend/mount.ts"

export interface SignedInMember {
  id: string
  email: string
  cookie: string
  token: string
}

const PASSWORD = "tulip gravel ninety boat"
// As app/lib/auth/session/request-session.server.ts names it on a site without TLS.
const COOKIE = { name: "sb-auth", path: "/" }

/** Creates an adult member who accepted the policies, with a session in a cookie. */
export async function signInMember(backend: Backend, siteUrl: string): Promise<SignedInMember> {
  const email = `member-${crypto.randomUUID()}@example.org`
  const fetch = (input: RequestInfo | URL, init?: RequestInit) => backend.fetch(new Request(input, init))
  const admin = createClient(siteUrl, backend.secretKey, { global: { fetch } })
  const { error: failed } = await admin.auth.admin.createUser({
    ...{ email, password: PASSWORD, email_confirm: true, user_metadata: { is_adult: "true" } },
  })
  if (failed) throw failed
  let cookie = ""
  const client = createServerClient<Database>(siteUrl, backend.publishableKey, {
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
  await acceptTexts(client, await newestTexts(client, ["terms", "privacy"]))
  return { id: data.user.id, email, cookie, token: data.session.access_token }
}
