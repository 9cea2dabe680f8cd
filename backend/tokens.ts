import { timingSafeEqual } from "node:crypto"
import { type CryptoKey, errors, importJWK, type JWTPayload, jwtVerify, SignJWT } from "jose"
import { HttpError } from "./http.ts"
import type { Keys } from "./keys.ts"
import type { Caller } from "./postgres/database.ts"

export const AUDIENCE = "authenticated"
export const MAX_LIFETIME_SECONDS = 3600
const CLOCK_LEEWAY_SECONDS = 30
const MAX_CACHED_TOKENS = 2000
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

interface Verifier {
  /** The keys this was created from; it is replaced when they are rotated. */
  signing: Keys["signing"]
  privateKey: Promise<CryptoKey | Uint8Array>
  publicKeys: Map<string, Promise<CryptoKey | Uint8Array>>
  /** Verified tokens: checking an ES256 signature costs more than a simple query. */
  verified: Map<string, JWTPayload & { exp: number }>
}

const verifiers = new WeakMap<Keys, Verifier>()

type SessionCheck = (sessionId: string, userId: string) => boolean | Promise<boolean>

const sessionChecks = new WeakMap<Keys, SessionCheck>()

/** From now on, tokens are valid only while `isAlive` returns true for their session. */
export function registerSessionCheck(keys: Keys, isAlive: SessionCheck) {
  sessionChecks.set(keys, isAlive)
}

/** Verifies API key, access token and session; anything invalid throws 401. */
export async function verifyCaller(from: Request | Headers, keys: Keys, siteUrl: string): Promise<Caller> {
  const caller = await verifyToken(from, keys, siteUrl)
  if (caller.role !== "authenticated") return caller
  const { session_id: sessionId, sub } = caller.claims
  if (!(await isSessionAlive(keys, String(sessionId), String(sub)))) {
    throw invalidToken("PGRST303", "JWT session has ended")
  }
  return caller
}

// If the database cannot be reached, the client should retry instead of signing in again.
async function isSessionAlive(keys: Keys, sessionId: string, userId: string) {
  try {
    return (await sessionChecks.get(keys)?.(sessionId, userId)) ?? true
  } catch (cause) {
    const message = "Database connection error. Retrying the connection."
    const body = { code: "PGRST001", details: null, hint: null, message }
    throw Object.assign(new HttpError(503, body, { "retry-after": "1" }), { cause })
  }
}

/** Same, without checking whether the session is still alive. */
export async function verifyToken(from: Request | Headers, keys: Keys, siteUrl: string): Promise<Caller> {
  const headers = from instanceof Headers ? from : from.headers
  const apiKey = headers.get("apikey")
  if (!apiKey) {
    const hint = "No `apikey` request header or url param was found."
    throw new HttpError(401, { message: "No API key found in request", hint })
  }
  const role = roleOfKey(apiKey, keys)
  if (!role) {
    throw new HttpError(401, { message: "Invalid API key", hint: "Double check your Supabase API key." })
  }
  const authorization = headers.get("authorization")
  const token = authorization === null ? apiKey : parseBearer(authorization)
  if (token === apiKey) return { role, claims: { role } }
  return { role: "authenticated", claims: await verifiedClaims(token, keys, siteUrl) }
}

/** Signs an access token as the auth service issues it. */
export async function signAccessToken(
  keys: Keys,
  siteUrl: string,
  claims: JWTPayload & { sub: string },
  lifetimeSeconds = MAX_LIFETIME_SECONDS,
): Promise<string> {
  const [signing] = keys.signing
  if (!signing) throw new Error("There is no signing key")
  const now = Math.floor(Date.now() / 1000)
  return new SignJWT({
    role: "authenticated",
    aud: AUDIENCE,
    iss: issuerOf(siteUrl),
    iat: now,
    exp: now + lifetimeSeconds,
    ...claims,
  })
    .setProtectedHeader({ alg: "ES256", kid: signing.kid, typ: "JWT" })
    .sign(await verifierOf(keys).privateKey)
}

export function issuerOf(siteUrl: string) {
  return `${siteUrl}/auth/v1`
}

function roleOfKey(apiKey: string, keys: Keys): Caller["role"] | null {
  if (timingSafeEquals(apiKey, keys.publishableKey)) return "anon"
  if (timingSafeEquals(apiKey, keys.secretKey)) return "service_role"
  return null
}

function timingSafeEquals(given: string, known: string) {
  const a = Buffer.from(given)
  const b = Buffer.from(known)
  return a.length === b.length && timingSafeEqual(a, b)
}

function parseBearer(authorization: string) {
  const match = /^Bearer ([^\s]+)$/i.exec(authorization)
  if (!match) throw invalidToken("PGRST301", "The Authorization header is not a bearer token")
  return match[1]!
}

async function verifiedClaims(token: string, keys: Keys, siteUrl: string) {
  const verifier = verifierOf(keys)
  const cacheKey = `${siteUrl} ${token}`
  const known = verifier.verified.get(cacheKey)
  if (known && known.exp * 1000 > Date.now()) return known
  verifier.verified.delete(cacheKey)
  const claims = await verify(token, verifier, siteUrl)
  for (const oldest of verifier.verified.keys()) {
    if (verifier.verified.size < MAX_CACHED_TOKENS) break
    verifier.verified.delete(oldest)
  }
  verifier.verified.set(cacheKey, claims)
  return claims
}

async function verify(token: string, { publicKeys }: Verifier, siteUrl: string) {
  const parts = token.split(".").length
  if (parts !== 3) throw invalidToken("PGRST301", `Expected 3 parts in JWT; got ${parts}`)
  try {
    const { payload } = await jwtVerify(token, ({ kid }) => findKey(publicKeys, kid), {
      algorithms: ["ES256"],
      audience: AUDIENCE,
      issuer: issuerOf(siteUrl),
      requiredClaims: ["exp", "sub", "role"],
    })
    return checkedClaims(payload)
  } catch (error) {
    throw tokenError(error)
  }
}

function checkedClaims(payload: JWTPayload) {
  const { exp, sub, role, aud, session_id } = payload
  if (typeof exp !== "number" || exp > Date.now() / 1000 + MAX_LIFETIME_SECONDS + CLOCK_LEEWAY_SECONDS) {
    throw invalidToken("PGRST303", "JWT lives longer than an access token may")
  }
  if (role !== "authenticated") throw invalidToken("PGRST303", "JWT role is not authenticated")
  if (aud !== AUDIENCE) throw invalidToken("PGRST303", "JWT not in audience")
  if (typeof sub !== "string" || !UUID.test(sub)) throw invalidToken("PGRST303", "JWT sub is not a user id")
  // A token without a session could not be signed out.
  if (typeof session_id !== "string" || !UUID.test(session_id))
    throw invalidToken("PGRST303", "JWT has no session")
  return { ...payload, exp }
}

function findKey(publicKeys: Verifier["publicKeys"], kid: string | undefined) {
  const key = kid === undefined ? undefined : publicKeys.get(kid)
  if (!key) throw invalidToken("PGRST301", "No suitable key was found to decode the JWT")
  return key
}

function verifierOf(keys: Keys): Verifier {
  const { signing } = keys
  let verifier = verifiers.get(keys)
  if (verifier?.signing !== signing) {
    const publicKeys = new Map(
      signing.map(({ kid, publicJwk }) => [kid, importJWK(publicJwk, "ES256")] as const),
    )
    const privateKey = importJWK(signing[0]!.privateJwk, "ES256")
    verifiers.set(keys, (verifier = { signing, privateKey, publicKeys, verified: new Map() }))
  }
  return verifier
}

function tokenError(error: unknown) {
  if (error instanceof HttpError) return error
  if (error instanceof errors.JWTExpired) return invalidToken("PGRST303", "JWT expired")
  if (error instanceof errors.JWTClaimValidationFailed)
    return invalidToken("PGRST303", claimMessage(error.claim))
  if (error instanceof errors.JWTInvalid) return invalidToken("PGRST303", "Parsing claims failed")
  if (error instanceof errors.JOSEError) return invalidToken("PGRST301", "JWT cryptographic operation failed")
  return error
}

function claimMessage(claim: string) {
  if (claim === "aud") return "JWT not in audience"
  if (claim === "nbf") return "JWT not yet valid"
  return `JWT claim ${claim} is missing or wrong`
}

function invalidToken(code: string, message: string) {
  return new HttpError(
    401,
    { code, details: null, hint: null, message },
    { "www-authenticate": `Bearer error="invalid_token", error_description="${message}"` },
  )
}
