import { decodeJwt } from "jose"
import { HttpError } from "../../http.ts"
import type { Keys } from "../../keys.ts"
import type { Caller } from "../../postgres/database.ts"
import { verifyCaller } from "../../tokens.ts"

export interface SocketCaller extends Caller {
  /** Equal for channels that policies cannot tell apart. */
  key: string
  /** Expiry of the token in milliseconds since 1970; null for an API key. */
  expiresAt: number | null
}

/** Hosted's error code (for joins) and message for a rejected token. */
export class RejectedToken extends Error {
  readonly code: string

  constructor(code: string, message: string) {
    super(message)
    this.code = code
  }
}

/** Verifies the caller of a channel: by its token or, as on hosted without one, by the socket's API key. */
export async function authenticateCaller(apiKey: string, token: unknown, keys: Keys, siteUrl: string) {
  const headers = new Headers({ apikey: apiKey })
  if (typeof token === "string" && token !== "" && !token.startsWith("sb_")) {
    if (!/^[\x21-\x7e]+$/.test(token)) throw malformed()
    headers.set("authorization", `Bearer ${token}`)
  }
  try {
    return toSocketCaller(await verifyCaller(headers, keys, siteUrl))
  } catch (error) {
    if (!(error instanceof HttpError)) throw error
    throw refusal(error, String(token))
  }
}

export function expiredMessage(expiresAt: number) {
  return `Token has expired ${Math.max(0, Math.floor((Date.now() - expiresAt) / 1000))} seconds ago`
}

function toSocketCaller({ role, claims }: Caller): SocketCaller {
  const expiresAt = typeof claims.exp === "number" ? claims.exp * 1000 : null
  return { role, claims, expiresAt, key: `${role} ${JSON.stringify(claims)}` }
}

function refusal(error: HttpError, token: string) {
  const { message } = error
  if (/parts in JWT|Parsing claims/.test(message)) return malformed()
  if (/cryptographic/.test(message)) {
    return new RejectedToken("JwtSignatureError", "Failed to validate JWT signature")
  }
  if (message === "JWT expired") {
    return new RejectedToken("InvalidJWTToken", expiredMessage(Number(decodeJwt(token).exp) * 1000))
  }
  return new RejectedToken("InvalidJWTToken", message)
}

function malformed() {
  return new RejectedToken("MalformedJWT", "The token provided is not a valid JWT")
}
