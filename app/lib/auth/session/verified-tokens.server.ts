import type { JwtHeader, JwtPayload } from "@supabase/supabase-js"

interface StoredSession {
  access_token: string
  expires_at?: number | undefined
}

interface Verified {
  claims: JwtPayload
  until: number
}

// As long as supabase-js caches the public keys.
const REMEMBERED_MS = 10 * 60_000
// supabase-js refreshes a session this long before it expires.
const EXPIRY_MARGIN_MS = 90_000
const MAX_REMEMBERED = 1_000

const verified = new Map<string, Verified>()

/**
 * The claims of a token whose signature was verified a short time ago, or null. This is only about the signature:
 * whether the session was ended is decided by the database for each request.
 */
export function verifiedBefore({ access_token, expires_at = 0 }: StoredSession, now = Date.now()) {
  const known = verified.get(access_token)
  if (!known || known.until < now || expires_at * 1000 - EXPIRY_MARGIN_MS < now) return null
  return known.claims
}

/** A token with a shared secret is not remembered: the auth service verifies each request. */
export function rememberVerified(
  { access_token }: StoredSession,
  { claims, header }: { claims: JwtPayload; header: JwtHeader },
  now = Date.now(),
) {
  if (!header.kid || header.alg.startsWith("HS")) return
  if (verified.size >= MAX_REMEMBERED) verified.clear()
  const expiry = claims.exp * 1000 - EXPIRY_MARGIN_MS
  verified.set(access_token, { claims, until: Math.min(now + REMEMBERED_MS, expiry) })
}
