import type { Call, MemberCall } from "./context.ts"
import { requestRecovery, requestSignIn, resend } from "./email/email-requests.ts"
import { verify, verifyLink } from "./email/verify.ts"
import { challengeFactor, enrollFactor, unenrollFactor, verifyFactor } from "./mfa/factors.ts"
import { token } from "./sessions/sign-in.ts"
import { signUp } from "./sessions/sign-up.ts"
import { authorize, health, linkIdentity, publicKeys, settings, singleSignOn } from "./settings.ts"
import { reauthenticate, showUser, signOut, updateUser } from "./users/account.ts"
import { generateLink, invite } from "./users/admin-links.ts"
import {
  addUser,
  changeUser,
  deleteFactor,
  listFactors,
  listUsers,
  removeUser,
  showOneUser,
} from "./users/admin-users.ts"

type Answer<Given> = (call: Given) => Promise<Response>

/** Who may ask: anybody even without an API key, anybody with one, a signed-in member, the secret key. */
export type Route = { method: string; path: string[] } & (
  | { access: "open" | "key" | "admin"; answer: Answer<Call> }
  | { access: "member"; answer: Answer<MemberCall> }
)

/** `:id` stands for a uuid. */
export const ROUTES: Route[] = [
  open("GET /.well-known/jwks.json", publicKeys),
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
  member("GET /user", showUser),
  member("PUT /user", updateUser),
  member("GET /user/identities/authorize", linkIdentity),
  member("DELETE /user/identities/:id", linkIdentity),
  member("GET /reauthenticate", reauthenticate),
  member("POST /logout", signOut),
  member("POST /factors", enrollFactor),
  member("POST /factors/:id/challenge", challengeFactor),
  member("POST /factors/:id/verify", verifyFactor),
  member("DELETE /factors/:id", unenrollFactor),
  admin("GET /admin/users", listUsers),
  admin("POST /admin/users", addUser),
  admin("GET /admin/users/:id", showOneUser),
  admin("PUT /admin/users/:id", changeUser),
  admin("DELETE /admin/users/:id", removeUser),
  admin("GET /admin/users/:id/factors", listFactors),
  admin("DELETE /admin/users/:id/factors/:id", deleteFactor),
  admin("POST /admin/generate_link", generateLink),
  admin("POST /invite", invite),
]

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** The routes of a path with what stands for its ids; several when they differ by method. */
export function routesAt(segments: string[]): { route: Route; ids: string[] }[] {
  return ROUTES.filter(
    ({ path }) =>
      path.length === segments.length &&
      path.every((part, i) => (part === ":id" ? UUID.test(segments[i]!) : part === segments[i])),
  ).map(route => ({ route, ids: segments.filter((_, i) => route.path[i] === ":id") }))
}

function open(what: string, answer: Answer<Call>): Route {
  return { ...target(what), access: "open", answer }
}

function keyed(what: string, answer: Answer<Call>): Route {
  return { ...target(what), access: "key", answer }
}

function member(what: string, answer: Answer<MemberCall>): Route {
  return { ...target(what), access: "member", answer }
}

function admin(what: string, answer: Answer<Call>): Route {
  return { ...target(what), access: "admin", answer }
}

function target(what: string) {
  const [method = "", path = ""] = what.split(" ")
  return { method, path: path.slice(1).split("/") }
}
