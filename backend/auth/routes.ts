import type { Call, MemberCall } from "./context.ts"
import { openIdConfiguration, publicKeys } from "./discovery.ts"
import { requestRecovery, requestSignIn, resend } from "./email/email-requests.ts"
import { verify, verifyLink } from "./email/verify.ts"
import { challengeFactor, enrollFactor, unenrollFactor, verifyFactor } from "./mfa/factors.ts"
import { token } from "./sessions/sign-in.ts"
import { signUp } from "./sessions/sign-up.ts"
import { authorize, health, linkIdentity, settings, singleSignOn } from "./settings.ts"
import { getUser, reauthenticate, signOut, updateUser } from "./users/account.ts"
import { generateLink, invite } from "./users/admin-links.ts"
import {
  adminCreateUser,
  adminDeleteFactor,
  adminDeleteUser,
  adminListFactors,
  adminUpdateUser,
  getUserById,
  listUsers,
} from "./users/admin-users.ts"

type Handler<Call> = (call: Call) => Promise<Response>

/** Required credentials: none, an API key, a signed-in user, or the secret key. */
export type Route = { method: string; path: string[] } & (
  | { access: "open" | "key" | "admin"; handle: Handler<Call> }
  | { access: "member"; handle: Handler<MemberCall> }
)

/** `:user`, `:factor` and `:identity` are ids. */
export const ROUTES: Route[] = [
  open("GET /.well-known/jwks.json", publicKeys),
  open("GET /.well-known/openid-configuration", openIdConfiguration),
  open("GET /verify", verifyLink),
  open("GET /authorize", authorize),
  keyed("GET /health", health),
  keyed("GET /settings", settings),
  keyed("POST /signup", signUp),
  keyed("POST /token", token),
  keyed("POST /otp", requestSignIn),
  keyed("POST /magiclink", requestSignIn),
  keyed("POST /recover", requestRecovery),
  keyed("POST /resend", resend),
  keyed("POST /verify", verify),
  keyed("POST /sso", singleSignOn),
  member("GET /user", getUser),
  member("PUT /user", updateUser),
  member("GET /user/identities/authorize", linkIdentity),
  member("DELETE /user/identities/:identity", linkIdentity),
  member("GET /reauthenticate", reauthenticate),
  member("POST /logout", signOut),
  member("POST /factors", enrollFactor),
  member("POST /factors/:factor/challenge", challengeFactor),
  member("POST /factors/:factor/verify", verifyFactor),
  member("DELETE /factors/:factor", unenrollFactor),
  admin("GET /admin/users", listUsers),
  admin("POST /admin/users", adminCreateUser),
  admin("GET /admin/users/:user", getUserById),
  admin("PUT /admin/users/:user", adminUpdateUser),
  admin("DELETE /admin/users/:user", adminDeleteUser),
  admin("GET /admin/users/:user/factors", adminListFactors),
  admin("DELETE /admin/users/:user/factors/:factor", adminDeleteFactor),
  admin("POST /admin/generate_link", generateLink),
  admin("POST /invite", invite),
]

// Reads, and the small writes that let members sign in and stay signed in.
const ON_FULL_DISK = new Set<Route["handle"]>([
  ...[publicKeys, openIdConfiguration, health, settings, authorize, token],
  ...[getUser, signOut, challengeFactor, verifyFactor],
  ...[listUsers, getUserById, adminListFactors],
])

/** Whether a route works while the rest of the disk is left to PostgreSQL. */
export function worksOnFullDisk({ handle }: Route) {
  return ON_FULL_DISK.has(handle)
}

/** Whether a session that views a role may call it: it reads, and it signs itself out (decision 064). */
export function worksInRoleView({ handle }: Route, query: URLSearchParams) {
  return handle === getUser || (handle === signOut && query.get("scope") !== "others")
}

/** The routes that match a path, with its ids; several if they differ by method. */
export function matchRoutes(segments: string[]): { route: Route; ids: string[] }[] {
  return ROUTES.filter(
    ({ path }) =>
      path.length === segments.length && path.every((part, i) => isId(part) || part === segments[i]),
  ).map(route => ({ route, ids: segments.filter((_, i) => isId(route.path[i]!)) }))
}

export function isId(part: string) {
  return part.startsWith(":")
}

function open(methodAndPath: string, handle: Handler<Call>): Route {
  return { ...parseTarget(methodAndPath), access: "open", handle }
}

function keyed(methodAndPath: string, handle: Handler<Call>): Route {
  return { ...parseTarget(methodAndPath), access: "key", handle }
}

function member(methodAndPath: string, handle: Handler<MemberCall>): Route {
  return { ...parseTarget(methodAndPath), access: "member", handle }
}

function admin(methodAndPath: string, handle: Handler<Call>): Route {
  return { ...parseTarget(methodAndPath), access: "admin", handle }
}

function parseTarget(methodAndPath: string) {
  const [method = "", path = ""] = methodAndPath.split(" ")
  return { method, path: path.slice(1).split("/") }
}
