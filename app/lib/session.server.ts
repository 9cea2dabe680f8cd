import { createServerClient, parseCookieHeader, serializeCookieHeader } from "@supabase/ssr"
import { createClient, type JwtPayload } from "@supabase/supabase-js"
import { createContext, type MiddlewareFunction, type RouterContextProvider, redirect } from "react-router"
import type { Database } from "./database.types.ts"
import type { Db } from "./db.ts"
import { refreshOnce } from "./refresh-once.server.ts"
import { type SiteServices, servicesContext } from "./services.server.ts"

type Context = Readonly<RouterContextProvider>

/** What this request knows of its visitor. */
interface Visit {
  db?: Db
  claims: JwtPayload | null
  cookies: { name: string; value: string }[]
  /** For the list of sessions and the mail about a new device. */
  userAgent: string
  /** Set-Cookie lines to send. */
  outgoing: string[]
  /** The service refused the session's token: it has been ended elsewhere. */
  isRefused: boolean
}

const visitContext = createContext<Visit>()

/** The verified claims of the signed-in member, or null for a visitor. */
export function memberClaims(context: Context) {
  return context.get(visitContext).claims
}

/** The one Supabase client of this request, speaking as the visitor, so that the policies decide. */
export function visitorDb(context: Context): Db {
  const visit = context.get(visitContext)
  visit.db ??= cookieClient(context.get(servicesContext), visit)
  return visit.db
}

/** A client that is nobody, whoever the request belongs to. */
export function anonymousDb({ fetch, publishableKey, supabaseUrl }: SiteServices): Db {
  return createClient<Database>(supabaseUrl, publishableKey, {
    auth: { autoRefreshToken: false, detectSessionInUrl: false, persistSession: false },
    global: { fetch },
  })
}

/** Root middleware: finds out who asks, renews their session when it is due, and writes its cookies. */
export const session: MiddlewareFunction<Response> = async ({ context, request }, next) => {
  const services = context.get(servicesContext)
  const cookies = parseCookieHeader(request.headers.get("Cookie") ?? "").map(({ name, value = "" }) => ({
    name,
    value,
  }))
  const userAgent = request.headers.get("User-Agent") ?? ""
  const visit: Visit = { claims: null, cookies, userAgent, outgoing: [], isRefused: false }
  context.set(visitContext, visit)
  const hadSession = sessionCookies(visit, services).length > 0
  if (hadSession && !isReadable(sessionCookies(visit, services))) forgetSession(visit, services)
  else if (hadSession) {
    const { data } = await visitorDb(context).auth.getClaims()
    visit.claims = data?.claims ?? null
    if (!visit.claims) forgetSession(visit, services)
  }

  const response = await next()
  if (visit.isRefused) forgetSession(visit, services)
  for (const cookie of visit.outgoing) response.headers.append("Set-Cookie", cookie)
  // Whatever a page says of itself: with a session in it, it belongs to one person.
  if (hadSession || visit.outgoing.length > 0) response.headers.set("Cache-Control", "private, no-store")
  if (visit.isRefused && request.method === "GET" && response.status >= 400)
    throw signedOutRetry(request, visit)
  return response
}

/** The session's cookie: unreadable for scripts, for this host alone where the site has TLS. */
export function sessionCookie(siteUrl: string) {
  const secure = siteUrl.startsWith("https:")
  const name = secure ? "__Host-sb-auth" : "sb-auth"
  return { name, httpOnly: true, secure, sameSite: "lax" as const, path: "/" }
}

function cookieClient({ fetch, publishableKey, siteUrl, supabaseUrl }: SiteServices, visit: Visit): Db {
  return createServerClient<Database>(supabaseUrl, publishableKey, {
    cookieOptions: sessionCookie(siteUrl),
    cookies: {
      encode: "tokens-only",
      getAll: () => visit.cookies,
      setAll: list => {
        for (const { name, value, options } of list)
          visit.outgoing.push(serializeCookieHeader(name, value, options))
      },
    },
    global: { fetch: noticeRefusal(refreshOnce(fetch), visit), headers: { "User-Agent": visit.userAgent } },
  })
}

function noticeRefusal(ask: typeof fetch, visit: Visit): typeof fetch {
  return async (input, init) => {
    const response = await ask(input, init)
    if (response.status === 401 && visit.claims) visit.isRefused = true
    return response
  }
}

function sessionCookies({ cookies }: Visit, { siteUrl }: SiteServices) {
  const { name } = sessionCookie(siteUrl)
  return cookies.filter(cookie => cookie.name === name || cookie.name.startsWith(`${name}.`))
}

// What cannot be a session is not shown to the library, which would log every such cookie with a stack.
function isReadable(cookies: Visit["cookies"]) {
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

function forgetSession(visit: Visit, services: SiteServices) {
  const options = { ...sessionCookie(services.siteUrl), maxAge: 0 }
  visit.outgoing = sessionCookies(visit, services).map(({ name }) => serializeCookieHeader(name, "", options))
  visit.claims = null
}

// The page failed because its session is over: asked again without it, it is a visitor's page or the way to sign in.
function signedOutRetry(request: Request, { outgoing }: Visit) {
  const { pathname, search } = new URL(request.url)
  const response = redirect(pathname + search, 303)
  for (const cookie of outgoing) response.headers.append("Set-Cookie", cookie)
  return response
}
