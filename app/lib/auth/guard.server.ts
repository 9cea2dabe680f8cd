import type { JwtPayload } from "@supabase/supabase-js"
import {
  createContext,
  data,
  type MiddlewareFunction,
  type RouterContextProvider,
  redirect,
} from "react-router"
import { appContext } from "#app/lib/supabase/app-context.server.ts"
import { decideRedirect, GUARD } from "./guard.ts"
import { getClaims, readCookie, requestSession, sendCookie } from "./request-session.server.ts"
import { returnPath, returnPathCookie } from "./return-path.ts"

type Context = Readonly<RouterContextProvider>

const askedFor = createContext<string>()

/** Root middleware: whoever is not signed in is sent to sign in before a member's page, and comes back after. */
export const guard: MiddlewareFunction<Response> = ({ context, url }, next) => {
  context.set(askedFor, url.pathname + url.search)
  if (decideRedirect(url.pathname, getClaims(context), GUARD)) throw toSignIn(context)
  return next()
}

/** The claims of the signed-in member; anybody else is sent to sign in. */
export function requireMember(context: Context): JwtPayload {
  const claims = getClaims(context)
  if (!claims) throw toSignIn(context)
  forgetReturnTo(context, context.get(askedFor))
  return claims
}

/** Where a member goes after signing in. Reading it uses it up. */
export function takeReturnPath(context: Context, otherwise?: string) {
  const stored = storedPath(context)
  if (stored !== undefined) writePath(context, null)
  return returnPath(stored ?? otherwise)
}

export function rememberReturnPath(context: Context, path: string) {
  writePath(context, path)
}

/** The same, for a mail that will lead there later. */
export function peekReturnPath(context: Context) {
  return returnPath(storedPath(context))
}

function toSignIn(context: Context) {
  const path = context.get(askedFor)
  const { isUncertain, waitSeconds } = requestSession(context)
  if (isUncertain) {
    const headers = { "Retry-After": String(waitSeconds ?? 5) }
    return data("We can’t reach your account just now. Please try again in a moment.", {
      status: 503,
      headers,
    })
  }
  // A browser that navigates by script has stored the same path with its hash, which it never tells us.
  if (withoutHash(storedPath(context)) !== path) writePath(context, path)
  return redirect(GUARD.login)
}

function forgetReturnTo(context: Context, path: string) {
  if (withoutHash(storedPath(context)) === path) writePath(context, null)
}

function storedPath(context: Context) {
  return readCookie(context, returnPathCookie(context.get(appContext).siteUrl).name)
}

function writePath(context: Context, path: string | null) {
  const { name, options } = returnPathCookie(context.get(appContext).siteUrl)
  sendCookie(context, name, path ?? "", path === null ? { ...options, maxAge: 0 } : options)
}

function withoutHash(path: string | undefined) {
  return path?.split("#", 1)[0]
}
