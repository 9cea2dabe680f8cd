import { createServerClient, parseCookieHeader, serializeCookieHeader } from "@supabase/ssr"
import {
  createClient,
  isAuthApiError,
  isAuthRetryableFetchError,
  type JwtPayload,
} from "@supabase/supabase-js"
import { createContext, type MiddlewareFunction, type RouterContextProvider, redirect } from "react-router"
import { type AppContext, appContext } from "#app/lib/supabase/app-context.server.ts"
import type { Database } from "#app/lib/supabase/database.types.ts"
import { fetchWithRetry } from "#app/lib/supabase/fetch-with-retry.ts"
import type { SupabaseDb } from "#app/lib/supabase/types.ts"
import { refreshOnce } from "./refresh-once.server.ts"
import { sessionCookieName } from "./session-cookie.ts"

type Context = Readonly<RouterContextProvider>
type SerializeOptions = Parameters<typeof serializeCookieHeader>[2]

/** What this request knows of its visitor. */
export interface RequestSession {
  db?: SupabaseDb
  claims: JwtPayload | null
  cookies: { name: string; value: string }[]
  /** For the list of sessions and the mail about a new device. */
  userAgent: string
  /** Set-Cookie lines to send. */
  outgoing: string[]
  /** The service refused the session's token: it has been ended elsewhere. */
  isRefused: boolean
  /** The service could not say whether the session is good; it is kept for the next try. */
  isUncertain: boolean
  /** How many seconds the service wants the visitor to wait before the next try. */
  waitSeconds: number | null
}

/** Where a client finds its session, and what becomes of the cookies it writes. */
interface SessionPlace {
  name: string
  cookies: RequestSession["cookies"]
  write(name: string, value: string, options: SerializeOptions): void
}

const requestSessionContext = createContext<RequestSession>()

/** The verified claims of the signed-in member, or null for a visitor. */
export function getClaims(context: Context) {
  return context.get(requestSessionContext).claims
}

export function requestSession(context: Context) {
  return context.get(requestSessionContext)
}

export function readCookie(context: Context, name: string) {
  return context.get(requestSessionContext).cookies.find(cookie => cookie.name === name)?.value
}

/** Sends a cookie with the answer, whatever that will be. */
export function sendCookie(context: Context, name: string, value: string, options: SerializeOptions) {
  context.get(requestSessionContext).outgoing.push(serializeCookieHeader(name, value, options))
}

/** The one Supabase client of this request, speaking as the visitor, so that the policies decide. */
export function supabase(context: Context): SupabaseDb {
  const visit = context.get(requestSessionContext)
  const services = context.get(appContext)
  const { name } = sessionCookie(services.siteUrl)
  const write: SessionPlace["write"] = (...cookie) => visit.outgoing.push(serializeCookieHeader(...cookie))
  visit.db ??= cookieClient(services, visit, { name, cookies: visit.cookies, write })
  return visit.db
}

/** A client that is nobody, whoever the request belongs to. */
export function anonClient({ fetch, publishableKey, supabaseUrl }: AppContext): SupabaseDb {
  return createClient<Database>(supabaseUrl, publishableKey, {
    auth: { autoRefreshToken: false, detectSessionInUrl: false, persistSession: false },
    global: { fetch },
  })
}

/** Root middleware: finds out who asks, renews their session when it is due, and writes its cookies. */
export const session: MiddlewareFunction<Response> = async ({ context, request }, next) => {
  const services = context.get(appContext)
  const cookies = parseCookieHeader(request.headers.get("Cookie") ?? "").map(({ name, value = "" }) => ({
    name,
    value,
  }))
  const userAgent = request.headers.get("User-Agent") ?? ""
  const visit: RequestSession = {
    ...{ claims: null, cookies, userAgent, outgoing: [] },
    ...{ isRefused: false, isUncertain: false, waitSeconds: null },
  }
  context.set(requestSessionContext, visit)
  const hadSession = sessionCookies(visit, services).length > 0
  if (hadSession && !isReadable(sessionCookies(visit, services))) forgetSession(visit, services)
  else if (hadSession) {
    const { data, error } = await supabase(context).auth.getClaims()
    visit.claims = data?.claims ?? null
    visit.isUncertain = isPassing(error)
    // The library has let go of the session already; the browser shall not.
    if (visit.isUncertain) visit.outgoing = []
    else if (!visit.claims) forgetSession(visit, services)
  }

  const response = await next()
  if (visit.isRefused) forgetSession(visit, services)
  for (const cookie of visit.outgoing) response.headers.append("Set-Cookie", cookie)
  if (visit.isUncertain && response.status === 503)
    response.headers.set("Retry-After", String(visit.waitSeconds ?? 5))
  // Whatever a page says of itself: with a session in it, it belongs to one person.
  if (hadSession || visit.outgoing.length > 0) response.headers.set("Cache-Control", "private, no-store")
  if (visit.isRefused && request.method === "GET" && response.status >= 400)
    throw signedOutRetry(request, visit)
  return response
}

// A busy or silent service has said nothing against the session.
function isPassing(error: unknown) {
  return (
    isAuthRetryableFetchError(error) ||
    (isAuthApiError(error) && (error.status === 429 || error.status >= 500))
  )
}

/** The session's cookie: unreadable for scripts, for this host alone where the site has TLS. */
export function sessionCookie(siteUrl: string) {
  const secure = siteUrl.startsWith("https:")
  return { name: sessionCookieName(siteUrl), httpOnly: true, secure, sameSite: "lax" as const, path: "/" }
}

export function cookieClient(services: AppContext, visit: RequestSession, place: SessionPlace): SupabaseDb {
  const { fetch, publishableKey, siteUrl, supabaseUrl } = services
  return createServerClient<Database>(supabaseUrl, publishableKey, {
    cookieOptions: { ...sessionCookie(siteUrl), name: place.name },
    cookies: {
      encode: "tokens-only",
      getAll: () => place.cookies,
      setAll: list => {
        for (const { name, value, options } of list) place.write(name, value, options)
      },
    },
    global: {
      fetch: watchAnswers(refreshOnce(fetchWithRetry(fetch)), visit),
      headers: { "User-Agent": visit.userAgent },
    },
  })
}

function watchAnswers(ask: typeof fetch, visit: RequestSession): typeof fetch {
  return async (input, init) => {
    const response = await ask(input, init)
    if (response.status === 401 && visit.claims) visit.isRefused = true
    if (response.status === 429) visit.waitSeconds = Number(response.headers.get("Retry-After")) || null
    return response
  }
}

function sessionCookies({ cookies }: RequestSession, { siteUrl }: AppContext) {
  return cookies.filter(cookie => isPartOf(sessionCookie(siteUrl).name, cookie.name))
}

/** A session that is too long for one cookie is kept in several: `name.0`, `name.1` … */
export function isPartOf(session: string, name: string) {
  return name === session || name.startsWith(`${session}.`)
}

/** What cannot be a session is not shown to the library, which would log every such cookie with a stack. */
export function isReadable(cookies: RequestSession["cookies"]) {
  const [whole] = cookies.filter(({ name }) => !/\.\d+$/.test(name))
  const chunks = cookies.toSorted(
    (a, b) => Number(a.name.split(".").at(-1)) - Number(b.name.split(".").at(-1)),
  )
  const value = whole?.value ?? chunks.map(chunk => chunk.value).join("")
  if (!/^base64-[\w-]+$/.test(value)) return false
  try {
    return typeof JSON.parse(Buffer.from(value.slice(7), "base64url").toString()).access_token === "string"
  } catch {
    return false
  }
}

function forgetSession(visit: RequestSession, services: AppContext) {
  const options = { ...sessionCookie(services.siteUrl), maxAge: 0 }
  visit.outgoing = sessionCookies(visit, services).map(({ name }) => serializeCookieHeader(name, "", options))
  visit.claims = null
}

// The page failed because its session is over: asked again without it, it is a visitor's page or the way to sign in.
function signedOutRetry(request: Request, { outgoing }: RequestSession) {
  const { pathname, search } = new URL(request.url)
  const response = redirect(pathname + search, 303)
  for (const cookie of outgoing) response.headers.append("Set-Cookie", cookie)
  return response
}
