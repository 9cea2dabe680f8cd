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
import { returnPath, returnPathCookie } from "./return-path.ts"
import { getClaims, requestSession } from "./session/request-session.server.ts"

type Context = Readonly<RouterContextProvider>

const requestedPath = createContext<string>()

/** Root middleware: redirects visitors of member pages to sign in and stores the requested path. */
export const guard: MiddlewareFunction<Response> = ({ context, url }, next) => {
  context.set(requestedPath, url.pathname + url.search)
  if (decideRedirect(url.pathname, getClaims(context), GUARD)) throw toSignIn(context)
  return next()
}

/** The claims of the signed-in member; redirects visitors to sign in. */
export function requireMember(context: Context): JwtPayload {
  const claims = getClaims(context)
  if (!claims) throw toSignIn(context)
  clearReturnPathIfReached(context, context.get(requestedPath))
  return claims
}

/** Where a member goes after signing in. Clears the stored path. */
export function takeReturnPath(context: Context, fallback?: string) {
  const stored = storedPath(context)
  if (stored !== undefined) writePath(context, null)
  return returnPath(stored ?? fallback)
}

export function rememberReturnPath(context: Context, path: string) {
  writePath(context, path)
}

/** The same without clearing it, for an email that links there later. */
export function peekReturnPath(context: Context) {
  return returnPath(storedPath(context))
}

/** To the sign-in page, and back afterwards. */
export function toSignIn(context: Context) {
  const path = context.get(requestedPath)
  const { isUncertain, waitSeconds } = requestSession(context)
  if (isUncertain) {
    const headers = { "Retry-After": String(waitSeconds ?? 5) }
    return data("We can’t reach your account just now. Please try again in a moment.", {
      status: 503,
      headers,
    })
  }
  // On client-side navigation the browser has already stored this path with its hash, which the server never sees.
  if (withoutHash(storedPath(context)) !== path) writePath(context, path)
  return redirect(GUARD.login)
}

function clearReturnPathIfReached(context: Context, path: string) {
  if (withoutHash(storedPath(context)) === path) writePath(context, null)
}

function storedPath(context: Context) {
  return requestSession(context).readCookie(returnPathCookie(context.get(appContext).siteUrl).name)
}

function writePath(context: Context, path: string | null) {
  const { name, options } = returnPathCookie(context.get(appContext).siteUrl)
  requestSession(context).setCookie(name, path ?? "", path === null ? { ...options, maxAge: 0 } : options)
}

function withoutHash(path: string | undefined) {
  return path?.split("#", 1)[0]
}
