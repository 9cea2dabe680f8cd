import type pg from "pg"
import { type Keys, loadKeys } from "../keys.ts"
import { listenTo } from "../postgres/listen.ts"
import { checkSessions, MAX_LIFETIME_SECONDS, verifyToken } from "../tokens.ts"
import { startSweeping } from "./cleanup.ts"
import { type Call, type MemberCall, newRoom, type Room } from "./context.ts"
import { AuthError, asAuthError, errorResponse } from "./errors.ts"
import { readFields } from "./fields.ts"
import { type AuthOptions, DEFAULT_OPTIONS } from "./options.ts"
import { type Route, routesAt } from "./routes.ts"
import { LiveSessions } from "./sessions/live-sessions.ts"
import { SESSION_OF_USER, type SessionRow } from "./sessions/sessions.ts"
import { type UserRow, userById } from "./users/users.ts"

const PREFIX = "/auth/v1"
const LONGEST_USER_AGENT = 255

export interface AuthRoom {
  fetch(request: Request): Promise<Response | null>
  close(): Promise<void>
}

/** GoTrue's contract on our own PostgreSQL. From here on every room refuses the tokens of ended sessions. */
export async function openAuth(given: {
  admin: pg.Pool
  connect(): Promise<pg.Client>
  keys: Keys
  siteUrl: string
  options?: Partial<AuthOptions> | undefined
}): Promise<AuthRoom> {
  const { admin, keys, siteUrl } = given
  const options = { ...DEFAULT_OPTIONS, ...given.options }
  if (options.accessTokenSeconds > MAX_LIFETIME_SECONDS)
    throw new RangeError("Access tokens may live an hour at most")
  const room = newRoom(admin, keys, siteUrl, options)
  const sessions = new LiveSessions(admin)
  checkSessions(keys, (sessionId, userId) => sessions.isAlive(sessionId, userId))
  async function reloadKeys() {
    keys.signing = (await loadKeys(admin)).signing
  }
  const stopListening = await listenTo(given.connect, ["session_ended", "keys_changed"], {
    heard: (channel, payload) => {
      if (channel === "session_ended") return sessions.ended(payload)
      // When the database is away just now, the news of its return brings the keys too.
      reloadKeys().catch(() => {})
    },
    missed: () => {
      sessions.forgetAll()
      reloadKeys().catch(() => {})
    },
  })
  const stopSweeping = startSweeping(admin)
  return {
    fetch: request => answer(room, request),
    async close() {
      stopSweeping()
      await stopListening()
    },
  }
}

async function answer(room: Room, request: Request): Promise<Response | null> {
  const url = new URL(request.url)
  if (url.pathname !== PREFIX && !url.pathname.startsWith(`${PREFIX}/`)) return null
  try {
    const { route, ids } = routeOf(request.method, url.pathname.slice(PREFIX.length + 1).split("/"))
    return withoutStore(await answerRoute(room, request, url, route, ids))
  } catch (thrown) {
    const error = asAuthError(thrown)
    if (error instanceof AuthError) return withoutStore(errorResponse(request, error))
    throw error
  }
}

async function answerRoute(room: Room, request: Request, url: URL, route: Route, ids: string[]) {
  const caller =
    route.access === "open" ? null : await verifyToken(shownBy(request, route), room.keys, room.siteUrl)
  if (route.access === "admin" && caller?.role !== "service_role") {
    throw new AuthError(403, "not_admin", "User not allowed")
  }
  const member = route.access === "member" ? await memberOf(room, caller?.claims ?? {}) : null
  const call: Call = {
    room,
    request,
    query: url.searchParams,
    ids,
    fields: await readFields(request),
    address: request.headers.get("x-client-address"),
    userAgent: (request.headers.get("user-agent") ?? "").replace(/\p{C}/gu, "").slice(0, LONGEST_USER_AGENT),
  }
  refuseUnstorableQuery(url)
  if (route.access !== "member") return route.answer(call)
  return route.answer({ ...call, ...member } as MemberCall)
}

// Where a key is enough, an access token that comes along is not looked at, as on hosted: it may be an old one.
function shownBy({ headers }: Request, { access }: Route) {
  if (access !== "key") return headers
  const apiKey = headers.get("apikey")
  return new Headers(apiKey === null ? {} : { apikey: apiKey })
}

/** The member whose access token this is, and the session, which must be alive. */
async function memberOf(
  room: Room,
  claims: Record<string, unknown>,
): Promise<Pick<MemberCall, "user" | "session">> {
  if (typeof claims.sub !== "string") {
    throw new AuthError(401, "no_authorization", "This endpoint requires a valid Bearer token")
  }
  const { rows } = await room.admin.query<UserRow & SessionRow>(
    `${SESSION_OF_USER} where s.id::text = $1 and u.id = $2 and (s.not_after is null or s.not_after > now())`,
    [String(claims.session_id ?? ""), claims.sub],
  )
  const [found] = rows
  if (found) return { user: found, session: found }
  if (!(await userById(room.admin, claims.sub))) {
    throw new AuthError(403, "user_not_found", "User from sub claim in JWT does not exist")
  }
  throw new AuthError(403, "session_not_found", "Session from session_id claim in JWT does not exist")
}

function routeOf(method: string, segments: string[]) {
  const found = routesAt(segments)
  if (found.length === 0) throw new AuthError(404, "not_found", "404: Not Found")
  const match = found.find(({ route }) => route.method === method)
  if (match) return match
  const allow = found.map(({ route }) => route.method).join(", ")
  throw new AuthError(405, "method_not_allowed", "405: Method Not Allowed", {}, { allow })
}

function refuseUnstorableQuery(url: URL) {
  if (url.search.includes("%00")) throw new AuthError(400, "validation_failed", "The query cannot be read")
}

// Nothing that is said here is for anybody else, nor for later.
function withoutStore(response: Response) {
  if (!response.headers.has("cache-control")) response.headers.set("cache-control", "no-store")
  return response
}
