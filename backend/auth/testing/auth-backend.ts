import { createClient, type SupabaseClient, type SupabaseClientOptions } from "@supabase/supabase-js"
import { onTestFinished } from "vitest"
import { mountBackend } from "#backend/mount.ts"
import { SITE_URL } from "#tests/support/backend.ts"
import { testDatabase } from "#tests/support/database.ts"
import { emailsTo } from "#tests/support/messages.ts"
import { type AuthOptions, DEFAULT_OPTIONS } from "../options.ts"

export const PASSWORD = "tulip gravel ninety boat"
export const OTHER_PASSWORD = "violin harbour seven kite"

// Cheap hashes and no email limits.
const RELAXED: Partial<AuthOptions> = {
  passwordCost: 10,
  minimumResponseMs: { mail: 0, signUp: 0 },
  limits: {
    ...DEFAULT_OPTIONS.limits,
    mailPerMinute: { allowed: 1000, seconds: 60 },
    mailPerDay: { allowed: 1000, seconds: 60 },
    verifyPerMailbox: { allowed: 1000, seconds: 60 },
    factorPerMember: { allowed: 1000, seconds: 60 },
  },
}

interface Email {
  message: string
  subject: string
  text: string
  html: string
  code: string
  link: URL | null
}

/** The whole backend with the given auth options. */
export async function authBackend(options: Partial<AuthOptions> = {}) {
  const database = await testDatabase()
  const { url: databaseUrl, sql } = database
  const mount = {
    ...{ siteUrl: SITE_URL, dataDir: ".cache", databaseUrl, runJobs: false },
    auth: { ...RELAXED, ...options },
  }
  let backend = await mountBackend(mount)
  const { publishableKey, secretKey } = backend

  /** A separate client, like one browser; `headers` are those our server adds. */
  function client(
    key = publishableKey,
    headers: Record<string, string> = {},
    auth: SupabaseClientOptions<"public">["auth"] = {},
  ): SupabaseClient {
    return createClient(SITE_URL, key, {
      auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false, ...auth },
      global: { headers, fetch: (input, init) => backend.fetch(new Request(input, init)) },
    })
  }

  async function lastEmail(to: string): Promise<Email> {
    const row = (await emailsTo(sql, to)).at(-1)
    if (!row) throw new Error(`There is no email to ${to}`)
    const [link] = /https?:\/\/\S+/.exec(row.text) ?? []
    return { ...row, code: /\b\d{6}\b/.exec(row.text)?.[0] ?? "", link: link ? new URL(link) : null }
  }

  return {
    sql,
    client,
    publishableKey,
    secretKey,
    databaseUrl,
    admin: client(secretKey),
    lastEmail,
    messagesTo: async (to: string) => (await emailsTo(sql, to)).map(({ message }) => message),
    /** Sends a raw request to a path under /auth/v1. */
    request(path: string, init: RequestInit = {}) {
      const headers = new Headers(init.headers)
      if (!headers.has("apikey")) headers.set("apikey", publishableKey)
      return backend.fetch(
        new Request(`${SITE_URL}/auth/v1${path}`, { ...init, headers, redirect: "manual" }),
      )
    },
    fetch: (request: Request) => backend.fetch(request),
    /** A confirmed account without a session. */
    async account(email: string, password = PASSWORD) {
      const { data, error } = await client(secretKey).auth.admin.createUser({
        email,
        password,
        email_confirm: true,
      })
      if (error) throw error
      return data.user
    },
    /** A browser signed in to a new account. */
    async signedIn(email: string, headers: Record<string, string> = {}) {
      const { error: failed } = await client(secretKey).auth.admin.createUser({
        email,
        password: PASSWORD,
        email_confirm: true,
      })
      if (failed) throw failed
      const browser = client(publishableKey, headers)
      const { data, error } = await browser.auth.signInWithPassword({ email, password: PASSWORD })
      if (error) throw error
      return { browser, session: data.session, user: data.user }
    },
    /** Mounts the backend again on the same database. */
    async restart() {
      await backend.close()
      backend = await mountBackend(mount)
    },
    async close() {
      await backend.close()
      await database.drop()
    },
  }
}

/** A backend for a single test. */
export async function isolatedBackend(options: Partial<AuthOptions>) {
  const created = await authBackend(options)
  onTestFinished(created.close)
  return created
}

export function decodeClaims(token: string): Record<string, unknown> {
  return JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString())
}
