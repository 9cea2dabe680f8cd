import { resolve } from "node:path"
import { createServerClient } from "@supabase/ssr"
import { sessionCookie } from "#app/lib/session.server.ts"
import { loadBuiltSite } from "#server/site.ts"
import { embeddedSupabase } from "#server/supabase.ts"
import { serve } from "#server/testing/served.ts"
import { SITE_URL, testBackend } from "#tests/support/backend.ts"

export const COOKIE = sessionCookie(SITE_URL)
const PASSWORD = "tulip gravel ninety boat"
const siteUrl = new URL(SITE_URL)

/** The built site on the real backend, with browsers that hold cookies. */
export async function sessionSite() {
  const { admin, backend, close, sql } = await testBackend()
  const asked: string[] = []
  const watched = {
    ...backend,
    fetch(request: Request) {
      asked.push(`${request.method} ${new URL(request.url).pathname}${new URL(request.url).search}`)
      return backend.fetch(request)
    },
  }
  const site = await serve(() => new Response(), {
    siteUrl,
    backend: watched,
    supabase: embeddedSupabase(watched, siteUrl),
    loadSite: () => loadBuiltSite(resolve(import.meta.dirname, "../..")),
  })

  /** Signs a new member in as the site's own server code does, and returns what a browser would hold. */
  async function signedInBrowser() {
    const email = `member-${crypto.randomUUID()}@example.org`
    const { data } = await admin.auth.admin.createUser({ email, password: PASSWORD, email_confirm: true })
    const browser = browserOf(new Map())
    const client = createServerClient(SITE_URL, backend.publishableKey, {
      cookieOptions: COOKIE,
      cookies: {
        encode: "tokens-only",
        getAll: () => [],
        setAll: list => {
          for (const { name, value } of list) browser.cookies.set(name, value)
        },
      },
      global: { fetch: (input, init) => backend.fetch(new Request(input, init)) },
    })
    const { error } = await client.auth.signInWithPassword({ email, password: PASSWORD })
    if (error) throw error
    return { ...browser, email, userId: data.user!.id }
  }

  function browserOf(cookies: Map<string, string>) {
    async function ask(path: string, options: { method?: string; headers?: object; body?: string } = {}) {
      const cookie = [...cookies].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join("; ")
      const headers = { host: siteUrl.host, "sec-fetch-site": "same-origin", ...(cookie && { cookie }) }
      const answer = await site.ask(path, { ...options, headers: { ...headers, ...options.headers } })
      for (const line of [answer.headers["set-cookie"] ?? []].flat()) keep(line)
      return answer
    }

    function keep(line: string) {
      const [pair = "", ...attributes] = line.split("; ")
      const name = pair.slice(0, pair.indexOf("="))
      if (attributes.includes("Max-Age=0")) cookies.delete(name)
      else cookies.set(name, decodeURIComponent(pair.slice(name.length + 1)))
    }

    return { cookies, ask, token: () => ask("/auth/token", { method: "POST" }) }
  }

  return {
    ...{ admin, asked, backend, browserOf, signedInBrowser, site, sql },
    /** Makes every access token of this member look as if its time were nearly over. */
    age: (cookies: Map<string, string>) => ageTokens(cookies),
    async close() {
      await site.close()
      await close()
    },
  }
}

// The cookie holds the session as JSON; its own word on the expiry is what the library goes by.
function ageTokens(cookies: Map<string, string>) {
  const [name] = cookies.keys()
  const text = Buffer.from(cookies.get(name!)!.replace("base64-", ""), "base64url").toString()
  const aged = { ...JSON.parse(text), expires_at: Math.floor(Date.now() / 1000) + 5 }
  cookies.set(name!, `base64-${Buffer.from(JSON.stringify(aged)).toString("base64url")}`)
}
