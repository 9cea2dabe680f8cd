import { HttpError } from "../http.ts"
import type { Keys } from "../keys.ts"
import { verifyCaller } from "../tokens.ts"
import { refusedCaller } from "./error-responses.ts"

/** Null for a caller with a key or a valid access token; otherwise the answer that refuses them. */
export async function refusal({ headers }: Request, keys: Keys, siteUrl: string): Promise<Response | null> {
  const authorization = headers.get("authorization")
  const apiKey = headers.get("apikey")
  if (authorization === null && apiKey === null) {
    return refusedCaller("UNAUTHORIZED_NO_AUTH_HEADER", "Missing authorization header")
  }
  const token = authorization === null ? apiKey : /^Bearer (\S+)$/i.exec(authorization)?.[1]
  if (!token) return refusedCaller("UNAUTHORIZED_INVALID_JWT_FORMAT", "Invalid JWT")
  // Supabase-js sends an API key as bearer only where it has no session; the key then counts as the caller.
  const isKey = token.startsWith("sb_")
  const shown = new Headers({ apikey: isKey ? token : keys.publishableKey })
  if (!isKey) shown.set("authorization", `Bearer ${token}`)
  try {
    await verifyCaller(shown, keys, siteUrl)
    return null
  } catch (error) {
    if (!(error instanceof HttpError)) throw error
    if (error.status !== 401) return error.toResponse()
    return refusedCaller("UNAUTHORIZED_ASYMMETRIC_JWT", "Invalid JWT")
  }
}
