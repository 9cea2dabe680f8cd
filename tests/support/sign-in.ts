import type { BrowserContext } from "@playwright/test"
import { createServerClient } from "@supabase/ssr"
import type { SupabaseClient } from "@supabase/supabase-js"

export const PASSWORD = "tulip gravel ninety boat"

/** Signs a new member in as the site's server does, gives the browser its cookie, and returns the address. */
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
  const key = /sb_publishable_[\w-]+/.exec(await (await fetch(url)).text())![0]
  const cookies: { name: string; value: string; url: string; httpOnly: boolean }[] = []
  const client = createServerClient(url, key, {
    cookieOptions: { name: "sb-auth" },
    cookies: {
      encode: "tokens-only",
      getAll: () => [],
      setAll: list => {
        for (const { name, value } of list) cookies.push({ name, value, url, httpOnly: true })
      },
    },
  })
  const signedIn = await client.auth.signInWithPassword({ email, password: PASSWORD })
  if (signedIn.error) throw signedIn.error
  await context.addCookies(cookies)
  return email
}
