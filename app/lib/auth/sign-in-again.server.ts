import type { RouterContextProvider } from "react-router"
import { httpOnlyCookie } from "./session/httponly-cookie.server.ts"
import { getClaims } from "./session/request-session.server.ts"

type Context = Readonly<RouterContextProvider>

const TEN_MINUTES = 600

/** Shows the sign-in page to the current session, which stays until a new one replaces it. */
export function requireNewSignIn(context: Context) {
  cookie(context).set(sessionId(context), TEN_MINUTES)
}

/** Whether the current session was sent to sign in again. */
export function mustSignInAgain(context: Context) {
  return cookie(context).read() === sessionId(context)
}

function sessionId(context: Context) {
  return String(getClaims(context)?.session_id)
}

function cookie(context: Context) {
  return httpOnlyCookie(context, "sign-in-again")
}
