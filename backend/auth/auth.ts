import type pg from "pg"
import { type Keys, loadKeys } from "../keys.ts"
import { listenForNotifications } from "../postgres/listen.ts"
import type { DiskState } from "../postgres/server/disk-watch.ts"
import { DiskFullError } from "../postgres/unavailable.ts"
import { MAX_LIFETIME_SECONDS, registerSessionCheck, verifyToken } from "../tokens.ts"
import { startCleanup } from "./cleanup.ts"
import { type AuthContext, type Call, createAuthContext, type MemberCall } from "./context.ts"
import { AuthError, asAuthError, errorResponse } from "./errors.ts"
import { readFields } from "./fields.ts"
import { type AuthOptions, DEFAULT_OPTIONS } from "./options.ts"
import { isId, matchRoutes, type Route, worksInRoleView, worksOnFullDisk } from "./routes.ts"
import { LiveSessions } from "./sessions/live-sessions.ts"
import type { SessionRow } from "./sessions/session-row.ts"
import { SESSION_OF_USER } from "./sessions/sessions.ts"
import { rejectBanned } from "./sessions/sign-in.ts"
import { type UserRow, userById } from "./users/users.ts"

const PREFIX = "/auth/v1"
const MAX_USER_AGENT_LENGTH = 255

interface AuthService {
  fetch(request: Request): Promise<Response | null>
  close(): Promise<void>
}

/** GoTrue's API on our own PostgreSQL. Once opened, every service rejects tokens of ended sessions. */
export async function openAuth(dependencies: {
  admin: pg.Pool
  connect(): Promise<pg.Client>
  keys: Keys
  siteUrl: string
  disk?: DiskState
  options?: Partial<AuthOptions> | undefined
}): Promise<AuthService> {
  const { admin, keys, siteUrl, disk = { isFull: false } } = dependencies
  const options = { ...DEFAULT_OPTIONS, ...dependencies.options }
  if (options.accessTokenSeconds > MAX_LIFETIME_SECONDS)
    throw new RangeError("Access tokens may live an hour at most")
  const context = createAuthContext({ admin, keys, siteUrl, disk, options })
  const sessions = new LiveSessions(admin)
  registerSessionCheck(keys, (sessionId, userId) => sessions.isAlive(sessionId, userId))
  async function reloadKeys() {
    keys.signing = (await loadKeys(admin)).signing
  }
  const stopListening = await listenForNotifications(
    dependencies.connect,
    ["session_ended", "keys_changed"],
    {
      onNotification: (channel, payload) => {
        if (channel === "session_ended") return sessions.remove(payload)
        // If the database is down, `onReconnect` reloads the keys later.
        reloadKeys().catch(() => {})
      },
      onReconnect: () => {
        sessions.clear()
        reloadKeys().catch(() => {})
      },
    },
  )
  const stopCleanup = startCleanup(admin)
  return {
    fetch: request => handleRequest(context, request),
    async close() {
      stopCleanup()
      await stopListening()
    },
  }
}

async function handleRequest(context: AuthContext, request: Request): Promise<Response | null> {
  const url = new URL(request.url)
  if (url.pathname !== PREFIX && !url.pathname.startsWith(`${PREFIX}/`)) return null
  try {
    const { route, ids } = matchRoute(request.method, url.pathname.slice(PREFIX.length + 1).split("/"))
    return withNoStore(await handleRoute(context, request, url, route, ids))
  } catch (thrown) {
    const error = asAuthError(thrown)
    if (error instanceof AuthError) return withNoStore(errorResponse(request, error))
    throw error
  }
}

async function handleRoute(context: AuthContext, request: Request, url: URL, route: Route, ids: string[]) {
  if (context.disk.isFull && !worksOnFullDisk(route)) throw new DiskFullError()
  const caller =
    route.access === "open"
      ? null
      : await verifyToken(credentialHeaders(request, route), context.keys, context.siteUrl)
  if (route.access === "admin" && caller?.role !== "service_role") {
    throw new AuthError(403, "not_admin", "User not allowed")
  }
  const member = route.access === "member" ? await signedInUser(context, caller?.claims ?? {}) : null
  if (member && !worksInRoleView(route, url.searchParams)) await rejectRoleView(context, member.session)
  rejectMalformedIds(route, ids)
  const call: Call = {
    context,
    request,
    query: url.searchParams,
    ids,
    fields: await readFields(request),
    address: request.headers.get("x-client-address"),
    userAgent: (request.headers.get("user-agent") ?? "")
      .replace(/\p{C}/gu, "")
      .slice(0, MAX_USER_AGENT_LENGTH),
  }
  rejectNulInQuery(url)
  if (route.access !== "member") return route.handle(call)
  return route.handle({ ...call, ...member } as MemberCall)
}

// Where an API key is enough, the access token is ignored, like on hosted Supabase: it may be expired.
function credentialHeaders({ headers }: Request, { access }: Route) {
  if (access !== "key") return headers
  const apiKey = headers.get("apikey")
  return new Headers(apiKey === null ? {} : { apikey: apiKey })
}

/** The user and the live session of an access token. */
async function signedInUser(
  context: AuthContext,
  claims: Record<string, unknown>,
): Promise<Pick<MemberCall, "user" | "session">> {
  if (typeof claims.sub !== "string") {
    throw new AuthError(401, "no_authorization", "This endpoint requires a valid Bearer token")
  }
  const { rows } = await context.admin.query<UserRow & SessionRow>(
    `${SESSION_OF_USER} where s.id::text = $1 and u.id = $2 and (s.not_after is null or s.not_after > now())`,
    [String(claims.session_id ?? ""), claims.sub],
  )
  const [found] = rows
  if (found) return { user: found, session: found }
  const user = await userById(context.admin, claims.sub)
  if (!user) throw new AuthError(403, "user_not_found", "User from sub claim in JWT does not exist")
  rejectBanned(user, 403)
  throw new AuthError(403, "session_not_found", "Session from session_id claim in JWT does not exist")
}

// Its requests to PostgREST are read-only. Clients take a 403 for a session that has ended.
async function rejectRoleView({ admin }: AuthContext, { session_id }: SessionRow) {
  const { rowCount } = await admin.query(
    "select from public.member_sessions where id = $1 and view_ends_at > now()",
    [session_id],
  )
  if (rowCount) throw new AuthError(422, "viewing_role", "A session that views a role changes nothing")
}

function matchRoute(method: string, segments: string[]) {
  const found = matchRoutes(segments)
  if (found.length === 0) throw new AuthError(404, "not_found", "404: Not Found")
  const match = found.find(({ route }) => route.method === method)
  if (match) return match
  const allow = found.map(({ route }) => route.method).join(", ")
  throw new AuthError(405, "method_not_allowed", "405: Method Not Allowed", {}, { allow })
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

function rejectMalformedIds({ path }: Route, ids: string[]) {
  const malformed = path.filter(isId).find((_, i) => !UUID.test(ids[i]!))
  if (malformed) throw new AuthError(404, "validation_failed", `${malformed.slice(1)}_id must be an UUID`)
}

function rejectNulInQuery(url: URL) {
  if (url.search.includes("%00")) throw new AuthError(400, "validation_failed", "The query cannot be read")
}

// Auth responses must never be cached.
function withNoStore(response: Response) {
  if (!response.headers.has("cache-control")) response.headers.set("cache-control", "no-store")
  return response
}
