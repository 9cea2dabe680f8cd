import { decideRedirect, GUARD } from "./guard.ts"
import { safePath } from "./safe-path.ts"
import { sessionCookieName } from "./session/session-cookie.ts"

const HOME_OF_MEMBERS = "/me"
const EIGHT_HOURS = 28_800

/** The cookie that stores the requested path during sign-in. Scripts write it too, because they know the hash. */
export function returnPathCookie(siteUrl: string) {
  const options = {
    path: "/",
    maxAge: EIGHT_HOURS,
    sameSite: "lax" as const,
    secure: siteUrl.startsWith("https:"),
  }
  return { name: `${sessionCookieName(siteUrl)}-redirect-path`, options }
}

/** Where to go after sign-in: the stored path if it is ours and not a step of signing in itself. */
export function returnPath(stored: string | null | undefined) {
  const path = safePath(stored, HOME_OF_MEMBERS)
  return isStepOfSignIn(path) ? HOME_OF_MEMBERS : path
}

function isStepOfSignIn(path: string) {
  const { pathname } = new URL(path, "http://here.invalid")
  // Without lists the guard allows only its two sign-in pages.
  return (
    decideRedirect(pathname.toLowerCase(), null, { login: GUARD.login, callback: GUARD.callback }) === null
  )
}
