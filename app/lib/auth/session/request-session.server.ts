import { createServerClient, parseCookieHeader, serializeCookieHeader } from "@supabase/ssr"
import { createClient, type JwtPayload } from "@supabase/supabase-js"
import { createContext, type RouterContextProvider } from "react-router"
import type { AppContext } from "#app/lib/supabase/app-context.server.ts"
import type { Database } from "#app/lib/supabase/database.types.ts"
import { fetchWithRetry } from "#app/lib/supabase/fetch-with-retry.ts"
import type { FullSupabaseClient, SupabaseDb } from "#app/lib/supabase/types.ts"
import { refreshOnce } from "./refresh-once.server.ts"
import { type Cookie, isChunkOf, readSession, sessionCookie } from "./session-cookie.server.ts"

type Context = Readonly<RouterContextProvider>
export type CookieOptions = Parameters<typeof serializeCookieHeader>[2]

/** Where a Supabase client reads its session from and writes it to. */
interface CookieStore {
  name: string
  cookies: readonly Cookie[]
  write(name: string, value: string, options: CookieOptions): void
}

/** The session of one request: its cookies, its verified claims, and the Supabase client that acts as its user. */
export class RequestSession {
  /** The verified claims of the signed-in member, or null for a visitor. */
  claims: JwtPayload | null = null
  /** The auth service refused the token: the session was ended elsewhere. */
  isRefused = false
  /** The auth service could not be reached, so the session is kept for the next request. */
  isUncertain = false
  /** Supabase refused to save something because its disk is full. */
  isDiskFull = false
  /** Whether a write was refused because the session views another role. */
  isReadOnly = false
  /** How many seconds the auth service asks the visitor to wait before the next try. */
  waitSeconds: number | null = null
  readonly app: AppContext
  readonly cookies: readonly Cookie[]
  readonly cookieName: string
  readonly #userAgent: string
  readonly #cookieOptions: Omit<ReturnType<typeof sessionCookie>, "name">
  #setCookies: string[] = []
  #client?: FullSupabaseClient
  #db?: SupabaseDb
  #isChanged = false
  #stored?: { session: ReturnType<typeof readSession> }

  constructor(app: AppContext, headers: Headers) {
    const { name, ...options } = sessionCookie(app.siteUrl)
    this.app = app
    this.cookieName = name
    this.#cookieOptions = options
    this.#userAgent = headers.get("User-Agent") ?? ""
    this.cookies = parseCookieHeader(headers.get("Cookie") ?? "").map(cookie => ({
      name: cookie.name,
      value: cookie.value ?? "",
    }))
  }

  /** The Supabase client that can change the session of this request. */
  get client(): FullSupabaseClient {
    this.#client ??= this.clientFor({
      ...{ name: this.cookieName, cookies: this.cookies },
      write: (name, value, options) => {
        this.#isChanged = true
        this.setCookie(name, value, options)
      },
    })
    return this.#client
  }

  /**
   * Acts as the visitor, so that the policies decide. It uses the verified token, because the other client decodes the
   * cookie for each call.
   */
  get db(): SupabaseDb {
    this.#db ??= createClient<Database>(this.app.supabaseUrl, this.app.publishableKey, {
      accessToken: () => this.#accessToken(),
      global: this.#global,
    })
    return this.#db
  }

  async #accessToken() {
    if (!this.#isChanged && !this.hasCookies) return null
    if (!this.#isChanged && this.claims && this.stored) return this.stored.access_token
    const { data } = await this.client.auth.getSession()
    return data.session?.access_token ?? null
  }

  /** A client with a session of its own, such as one that is still signing in. */
  clientFor({ name, cookies, write }: CookieStore): FullSupabaseClient {
    const { publishableKey, supabaseUrl } = this.app
    return createServerClient<Database>(supabaseUrl, publishableKey, {
      cookieOptions: { ...this.#cookieOptions, name },
      cookies: {
        encode: "tokens-only",
        getAll: () => [...cookies],
        setAll: list => {
          for (const cookie of list) write(cookie.name, cookie.value, cookie.options)
        },
      },
      global: this.#global,
    })
  }

  get #global() {
    return {
      // The list of sessions and the email about a new device show it.
      headers: { "User-Agent": this.#userAgent },
      fetch: this.#watch(refreshOnce(fetchWithRetry(this.app.fetch))),
    }
  }

  /** Whether the request came with session cookies, readable or not. */
  get hasCookies() {
    return this.#sessionCookies.length > 0
  }

  /** The session in the cookies, or null if they cannot be read. */
  get stored() {
    this.#stored ??= { session: readSession(this.#sessionCookies) }
    return this.#stored.session
  }

  get setCookieHeaders(): readonly string[] {
    return this.#setCookies
  }

  readCookie(name: string) {
    return this.cookies.find(cookie => cookie.name === name)?.value
  }

  /** Sends a cookie with the response. */
  setCookie(name: string, value: string, options: CookieOptions) {
    this.#setCookies.push(serializeCookieHeader(name, value, options))
  }

  /** Sends a cookie with the attributes of the session's cookie. Without `maxAge` it lasts until the browser closes. */
  setHttpOnlyCookie(name: string, value: string, maxAge?: number) {
    this.setCookie(name, value, { ...this.#cookieOptions, maxAge })
  }

  /** supabase-js drops a session it could not verify; this keeps the browser's cookies as they are. */
  keepCookies() {
    this.#setCookies = []
  }

  /** Signs the browser out. */
  clear() {
    this.#setCookies = []
    this.#isChanged = true
    for (const { name } of this.#sessionCookies) this.setHttpOnlyCookie(name, "", 0)
    this.claims = null
  }

  get #sessionCookies() {
    return this.cookies.filter(({ name }) => isChunkOf(this.cookieName, name))
  }

  #watch(request: typeof fetch): typeof fetch {
    return async (input, init) => {
      const response = await request(input, init)
      if (response.status === 401 && this.claims) this.isRefused = true
      if (response.status === 507) this.isDiskFull = true
      // PostgREST's answer to a write in a read-only transaction.
      if (response.status === 405) this.isReadOnly = true
      if (response.status === 429) this.waitSeconds = Number(response.headers.get("Retry-After")) || null
      return response
    }
  }
}

const requestSessionContext = createContext<RequestSession>()

export function setRequestSession(context: Context, session: RequestSession) {
  context.set(requestSessionContext, session)
}

export function requestSession(context: Context) {
  return context.get(requestSessionContext)
}

/** The verified claims of the signed-in member, or null for a visitor. */
export function getClaims(context: Context) {
  return requestSession(context).claims
}

/** The request's Supabase client, which acts as the visitor. */
export function supabase(context: Context): SupabaseDb {
  return requestSession(context).db
}

/** The auth service, with the session of the request. */
export function authOf(context: Context): FullSupabaseClient["auth"] {
  return requestSession(context).client.auth
}

/** A client without a session, even when the request has one. */
export function anonClient({ fetch, publishableKey, supabaseUrl }: AppContext): FullSupabaseClient {
  return createClient<Database>(supabaseUrl, publishableKey, {
    auth: { autoRefreshToken: false, detectSessionInUrl: false, persistSession: false },
    global: { fetch },
  })
}
