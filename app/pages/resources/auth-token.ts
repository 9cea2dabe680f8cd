import { data } from "react-router"
import { authOf, getClaims, requestSession } from "#app/lib/auth/session/request-session.server.ts"
import { takeTokenRequest } from "#app/lib/auth/session/token-rate-limit.server.ts"
import type { Route } from "./+types/auth-token"

export function loader() {
  throw data("Use POST", { status: 405, headers: { Allow: "POST" } })
}

/** The member's short-lived access token for the browser. The refresh token stays on the server. */
export async function action({ context }: Route.ActionArgs) {
  const claims = getClaims(context)
  const headers = { "Cache-Control": "private, no-store" }
  const { isUncertain, waitSeconds } = requestSession(context)
  if (isUncertain) {
    const wait = { "Retry-After": String(waitSeconds ?? 5) }
    return Response.json(
      { message: "Try again in a moment" },
      { status: 503, headers: { ...headers, ...wait } },
    )
  }
  if (!claims) return Response.json({ message: "Auth session missing!" }, { status: 401, headers })
  if (!takeTokenRequest(claims.session_id)) {
    return Response.json(
      { message: "Too many requests" },
      { status: 429, headers: { ...headers, "Retry-After": "60" } },
    )
  }
  const auth = authOf(context)
  // Checks with the auth service, so that a session ended elsewhere gets no new token.
  const { data: checked } = await auth.getUser()
  const { data: found } = await auth.getSession()
  if (!checked.user || !found.session) {
    return Response.json({ message: "Auth session missing!" }, { status: 401, headers })
  }
  const { access_token, expires_at, expires_in, token_type } = found.session
  const session = { access_token, expires_at, expires_in, token_type, refresh_token: "", user: checked.user }
  return Response.json(session, { headers })
}
