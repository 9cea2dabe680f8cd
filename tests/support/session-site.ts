import { resolve } from "node:path"
import { createServerClient } from "@supabase/ssr"
import { sessionCookie } from "#app/lib/auth/session/session-cookie.server.ts"
import { type AuthOptions, DEFAULT_OPTIONS } from "#backend/auth/options.ts"
import type { MountOptions } from "#backend/mount.ts"
import { loadBuiltSite } from "#server/start/site.ts"
import { embeddedSupabase } from "#server/start/supabase.ts"
import { serve } from "#server/testing/test-server.ts"
import { SITE_URL, testBackend } from "#tests/support/backend.ts"
import { emailsTo } from "#tests/support/messages.ts"

export const COOKIE = sessionCookie(SITE_URL)
export const PASSWORD = "tulip gravel ninety boat"
/** Metadata of an adult who has accepted the policies, so that no page asks for more. */
const GROWN_UP = { is_adult: "true", terms: "1", privacy: "1" }
const FORM = "application/x-www-form-urlencoded"
const siteUrl = new URL(SITE_URL)

// Cheap hashes and high limits; the tests of rate limits pass their own.
const PLENTY = { allowed: 1000, seconds: 60 }
const RELAXED_LIMITS = Object.fromEntries(Object.keys(DEFAULT_OPTIONS.limits).map(name => [name, PLENTY]))
const RELAXED: MountOptions["auth"] = {
  passwordCost: 10,
  minimumResponseMs: { mail: 0, signUp: 0 },
  limits: RELAXED_LIMITS as AuthOptions["limits"],
}

/** The built site on the real backend, with browsers that keep cookies. */
export async function sessionSite(
  auth?: MountOptions["auth"],
  signInWith?: { providers: string[]; domains: string[] },
) {
  const { admin, backend, close, sql } = await testBackend({ auth: { ...RELAXED, ...auth } })
  const requests: string[] = []
  /** What requests to the backend wait for. */
  const hold: { until?: (line: string) => Promise<unknown> | undefined } = {}
  const recordingBackend = {
    ...backend,
    async fetch(request: Request) {
      const line = `${request.method} ${new URL(request.url).pathname}${new URL(request.url).search}`
      requests.push(line)
      await hold.until?.(line)
      return backend.fetch(request)
    },
  }
  const site = await serve(() => new Response(), {
    siteUrl,
    backend: recordingBackend,
    supabase: { ...embeddedSupabase(recordingBackend, siteUrl), signInWith },
    async loadSite() {
      const built = await loadBuiltSite(resolve(import.meta.dirname, "../.."))
      // The build is one module per process, so its query cache may hold rows of another test's database.
      built.dropCachedQueries("all")
      return built
    },
  })

  /** Signs in a new member as the site does on the server, and returns a browser with the cookies. */
  async function signedInBrowser() {
    const { email, userId } = await newMember()
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
    return { ...browser, email, userId }
  }

  async function newMember() {
    const email = `member-${crypto.randomUUID()}@example.org`
    const account = { email, password: PASSWORD, email_confirm: true, user_metadata: GROWN_UP }
    const { data } = await admin.auth.admin.createUser(account)
    return { email, userId: data.user!.id }
  }

  /** The newest email to an address, with its code and link. */
  async function emailTo(email: string) {
    const newest = (await emailsTo(sql, email)).at(-1)
    const link = new URL(/https?:\/\/\S+/.exec(newest?.text ?? "")?.[0] ?? SITE_URL)
    const code =
      /^\s*(\d{3}) ?(\d{3})\s*$/m
        .exec(newest?.text ?? "")
        ?.slice(1)
        .join("") ?? ""
    return { message: newest?.message, code, path: link.pathname + link.search, url: link }
  }

  function browserOf(cookies: Map<string, string>) {
    async function ask(path: string, options: { method?: string; headers?: object; body?: string } = {}) {
      const cookie = [...cookies].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join("; ")
      const headers = { host: siteUrl.host, "sec-fetch-site": "same-origin", ...(cookie && { cookie }) }
      const response = await site.fetch(path, { ...options, headers: { ...headers, ...options.headers } })
      for (const line of [response.headers["set-cookie"] ?? []].flat()) storeCookie(line)
      return response
    }

    function storeCookie(line: string) {
      const [pair = "", ...attributes] = line.split("; ")
      const name = pair.slice(0, pair.indexOf("="))
      if (attributes.includes("Max-Age=0")) cookies.delete(name)
      else cookies.set(name, decodeURIComponent(pair.slice(name.length + 1)))
    }

    /** Sends a form as a browser does without JavaScript. */
    const post = (path: string, fields: Record<string, string> | URLSearchParams = {}) =>
      ask(path, {
        method: "POST",
        headers: { "content-type": FORM },
        body: new URLSearchParams(fields).toString(),
      })

    return { cookies, ask, post, token: () => ask("/auth/token", { method: "POST" }) }
  }

  return {
    ...{ admin, requests, hold, backend, browserOf, emailTo, newMember, signedInBrowser, site, sql },
    /** Makes the access tokens of this browser expire soon. */
    age: (cookies: Map<string, string>, secondsLeft = 5) => ageTokens(cookies, secondsLeft),
    async close() {
      await site.close()
      await close()
    },
  }
}

// supabase-js reads the expiry from the JSON in the cookie, not from the token.
function ageTokens(cookies: Map<string, string>, secondsLeft: number) {
  const [name] = cookies.keys()
  const text = Buffer.from(cookies.get(name!)!.replace("base64-", ""), "base64url").toString()
  const aged = { ...JSON.parse(text), expires_at: Math.floor(Date.now() / 1000) + secondsLeft }
  cookies.set(name!, `base64-${Buffer.from(JSON.stringify(aged)).toString("base64url")}`)
}
