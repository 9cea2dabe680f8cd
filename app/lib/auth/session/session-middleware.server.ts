import { isAuthApiError, isAuthRetryableFetchError } from "@supabase/supabase-js"
import { type MiddlewareFunction, redirect } from "react-router"
import { appContext } from "#app/lib/supabase/app-context.server.ts"
import { RequestSession, setRequestSession } from "./request-session.server.ts"
import { rememberVerified, verifiedBefore } from "./verified-tokens.server.ts"

/** Root middleware: verifies the session, refreshes it when it is due, and sends its cookies. */
export const session: MiddlewareFunction<Response> = async ({ context, request, url }, next) => {
  const current = new RequestSession(context.get(appContext), request.headers)
  setRequestSession(context, current)
  const { hasCookies } = current
  if (hasCookies) await verify(current)

  const response = await next()
  if (current.isRefused) current.clear()
  for (const cookie of current.setCookieHeaders) response.headers.append("Set-Cookie", cookie)
  if (current.isUncertain && response.status === 503)
    response.headers.set("Retry-After", String(current.waitSeconds ?? 5))
  // A response to or with a session is one person's, even if the page says it is cacheable.
  if (hasCookies || current.setCookieHeaders.length > 0)
    response.headers.set("Cache-Control", "private, no-store")
  if (current.isRefused && request.method === "GET" && response.status >= 400)
    throw retryAsVisitor(url, current)
  return response
}

async function verify(current: RequestSession) {
  const { stored } = current
  if (!stored) return current.clear()
  current.claims = verifiedBefore(stored)
  if (current.claims) return
  const { data, error } = await current.client.auth.getClaims()
  current.claims = data?.claims ?? null
  if (data) rememberVerified(stored, data)
  current.isUncertain = isTemporary(error)
  if (current.isUncertain) current.keepCookies()
  else if (!current.claims) current.clear()
}

// A busy or unreachable service says nothing about the session.
function isTemporary(error: unknown) {
  return (
    isAuthRetryableFetchError(error) ||
    (isAuthApiError(error) && (error.status === 429 || error.status >= 500))
  )
}

// The page failed because the session ended: requested again, it is a visitor's page or a redirect to sign in.
function retryAsVisitor(url: URL, { setCookieHeaders }: RequestSession) {
  const response = redirect(url.pathname + url.search, 303)
  for (const cookie of setCookieHeaders) response.headers.append("Set-Cookie", cookie)
  return response
}
