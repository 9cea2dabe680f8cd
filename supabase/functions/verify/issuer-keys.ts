import type { Service } from "../_shared/service.ts"

export interface PublicKey {
  id: string
  public_jwk: JsonWebKey
}

export interface SigningKey extends PublicKey {
  private_jwk: JsonWebKey
}

type KeyRow = PublicKey & { private_jwk: JsonWebKey | null }

const ED25519 = { name: "Ed25519" }

/** The key that signs and all that ever did, newest first. The first one is made when it is first asked for. */
export async function issuerKeys(db: Service): Promise<{ signing: SigningKey; all: PublicKey[] }> {
  const known = await keyRows(db)
  const all = known.some(isSigning) ? known : await newKey(db, null)
  const signing = all.find(isSigning)
  if (!signing) throw new Error("There is no key to sign with")
  return { signing, all }
}

/** Makes a key that signs from now on; the one it replaces keeps its public half. */
export async function newKey(db: Service, replaces: string | null): Promise<KeyRow[]> {
  const pair = (await crypto.subtle.generateKey(ED25519, true, ["sign", "verify"])) as CryptoKeyPair
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

/** A compact JWS with the credential as its payload, and the claims that repeat what the credential says. */
export async function signJwt(key: SigningKey, did: string, credential: Signable): Promise<string> {
  const { id, validFrom, validUntil, credentialSubject } = credential
  // Open Badges calls its tokens plain JWT, the data model of credentials has a name of its own for them.
  const typ = credential.type.includes("OpenBadgeCredential") ? "JWT" : "vc+jwt"
  const header = { alg: "EdDSA", typ, kid: `${did}#${key.id}` }
  const claims = {
    iss: did,
    jti: id,
    sub: credentialSubject.id,
    nbf: seconds(validFrom),
    ...(validUntil ? { exp: seconds(validUntil) } : {}),
  }
  const signed = `${inBase64(JSON.stringify(header))}.${inBase64(JSON.stringify({ ...credential, ...claims }))}`
  const secret = await crypto.subtle.importKey("jwk", key.private_jwk, ED25519, false, ["sign"])
  const signature = await crypto.subtle.sign(ED25519, secret, new TextEncoder().encode(signed))
  return `${signed}.${base64url(new Uint8Array(signature))}`
}

export function base64url(bytes: Uint8Array): string {
  let text = ""
  for (const byte of bytes) text += String.fromCharCode(byte)
  return btoa(text).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "")
}

async function keyRows(db: Service): Promise<KeyRow[]> {
  const { data } = await db.rpc("issuer_keys").throwOnError()
  return data as KeyRow[]
}

function isSigning(key: KeyRow): key is SigningKey {
  return key.private_jwk !== null
}

// Only what the key is: what it may be used for is said where it is published.
async function plainJwk(key: CryptoKey): Promise<JsonWebKey> {
  const { kty, crv, x, d } = await crypto.subtle.exportKey("jwk", key)
  return { kty, crv, x, ...(d ? { d } : {}) }
}

function inBase64(text: string) {
  return base64url(new TextEncoder().encode(text))
}

function seconds(moment: string) {
  return Math.floor(Date.parse(moment) / 1000)
}
