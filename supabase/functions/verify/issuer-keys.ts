import { z } from "zod"
import type { Service } from "../_shared/service.ts"

const jwk = z.object({
  kty: z.string(),
  crv: z.string(),
  x: z.string(),
  y: z.string().optional(),
  d: z.string().optional(),
})
const keysSchema = z.array(z.object({ id: z.string(), public_jwk: jwk, private_jwk: jwk.nullable() }))

type KeyRow = z.infer<typeof keysSchema>[number]
type Jwk = z.infer<typeof jwk>

export type PublicKey = Pick<KeyRow, "id" | "public_jwk">

export interface SigningKey extends PublicKey {
  private_jwk: Jwk
}

// Open Badges 3.0 verifiers accept only ES256 and RS256.
const P256 = { name: "ECDSA", namedCurve: "P-256", hash: "SHA-256" }

/**
 * The signing key and all earlier keys, newest first. The first key is generated on demand, and so is the
 * replacement of a key of another type.
 */
export async function issuerKeys(db: Service): Promise<{ signing: SigningKey; all: PublicKey[] }> {
  const known = await keyRows(db)
  const current = known.find(isSigning)
  const isUsable = current?.public_jwk.crv === P256.namedCurve
  const all = isUsable ? known : await newKey(db, current?.id ?? null)
  const signing = all.find(isSigning)
  if (!signing) throw new Error("There is no key to sign with")
  return { signing, all }
}

/** Generates a new signing key; the public half of the one it replaces stays. */
export async function newKey(db: Service, replaces: string | null): Promise<KeyRow[]> {
  const pair = await crypto.subtle.generateKey(P256, true, ["sign", "verify"])
  const halves = {
    public_half: await plainJwk(pair.publicKey),
    private_half: await plainJwk(pair.privateKey),
  }
  await db.rpc("add_issuer_key", { ...halves, replaces }).throwOnError()
  return keyRows(db)
}

interface Signable {
  id: string
  type: readonly string[]
  validFrom: string
  validUntil?: string
  credentialSubject: { id: string }
}

/** A compact JWS with the credential as payload and the claims derived from it. */
export async function signJwt(key: SigningKey, did: string, credential: Signable): Promise<string> {
  const { id, validFrom, validUntil, credentialSubject } = credential
  // Open Badges uses plain JWT with `jti`; the credentials data model has its own type and does not define `jti`.
  const isBadge = credential.type.includes("OpenBadgeCredential")
  const header = { alg: "ES256", typ: isBadge ? "JWT" : "vc+jwt", kid: `${did}#${key.id}` }
  const claims = {
    iss: did,
    ...(isBadge ? { jti: id } : {}),
    sub: credentialSubject.id,
    nbf: seconds(validFrom),
    ...(validUntil ? { exp: seconds(validUntil) } : {}),
  }
  const signed = `${encodeBase64(JSON.stringify(header))}.${encodeBase64(JSON.stringify({ ...credential, ...claims }))}`
  const secret = await crypto.subtle.importKey("jwk", key.private_jwk, P256, false, ["sign"])
  const signature = await crypto.subtle.sign(P256, secret, new TextEncoder().encode(signed))
  return `${signed}.${base64url(new Uint8Array(signature))}`
}

export function base64url(bytes: Uint8Array): string {
  let text = ""
  for (const byte of bytes) text += String.fromCharCode(byte)
  return btoa(text).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "")
}

/** The form of a date that all verifiers read: UTC without fractions of a second. */
export function toUtc(moment: string | number): string {
  return new Date(moment).toISOString().replace(/\.\d+Z$/, "Z")
}

async function keyRows(db: Service): Promise<KeyRow[]> {
  const { data } = await db.rpc("issuer_keys").throwOnError()
  return keysSchema.parse(data)
}

function isSigning(key: KeyRow): key is SigningKey {
  return key.private_jwk !== null
}

// Only the key material: its usage is stated where it is published.
async function plainJwk(key: CryptoKey): Promise<JsonWebKey> {
  const { kty, crv, x, y, d } = await crypto.subtle.exportKey("jwk", key)
  return { kty, crv, x, y, ...(d ? { d } : {}) }
}

function encodeBase64(text: string) {
  return base64url(new TextEncoder().encode(text))
}

function seconds(moment: string) {
  return Math.floor(Date.parse(moment) / 1000)
}
