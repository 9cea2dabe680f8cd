import { HttpError } from "../http.ts"
import type { Keys } from "../keys.ts"
import { verifyCaller } from "../tokens.ts"
import { unauthorized } from "./error-responses.ts"

/** Null if the caller has a key or a valid access token, otherwise the error response. */
export async function authorizationError(
  { headers }: Request,
  keys: Keys,
  siteUrl: string,
): Promise<Response | null> {
  const authorization = headers.get("authorization")
  const apiKey = headers.get("apikey")
  if (authorization === null && apiKey === null) {
    return unauthorized("UNAUTHORIZED_NO_AUTH_HEADER", "Missing authorization header")
  }
  const token = authorization === null ? apiKey : /^Bearer (\S+)$/i.exec(authorization)?.[1]
  if (!token) return unauthorized("UNAUTHORIZED_INVALID_JWT_FORMAT", "Invalid JWT")
  // Without a session supabase-js sends the API key as bearer token.
  const isKey = token.startsWith("sb_")
  const credentials = new Headers({ apikey: isKey ? token : keys.publishableKey })
  if (!isKey) credentials.set("authorization", `Bearer ${token}`)
  try {
    await verifyCaller(credentials, keys, siteUrl)
    return null
  } catch (error) {
    if (!(error instanceof HttpError)) throw error
    if (error.status !== 401) return error.toResponse()
    return unauthorized("UNAUTHORIZED_ASYMMETRIC_JWT", "Invalid JWT")
  }
}
