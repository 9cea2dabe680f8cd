import { createHash, randomBytes } from "node:crypto"
import { calculateJwkThumbprint, exportJWK, generateKeyPair, type JWK } from "jose"
import type { ClientBase, Pool } from "pg"

interface SigningKey {
  kid: string
  privateJwk: JWK
  publicJwk: JWK
  /** Missing in the first key of databases that are older than this field. */
  madeAt?: string
}

export interface Keys {
  /** Identifies visitors; public. */
  publishableKey: string
  /** Bypasses row level security; never leaves the server. */
  secretKey: string
  /** ES256 keys for access tokens: the first signs, all of them verify. */
  signing: SigningKey[]
}

/** Loads the keys of this database, generated on first use and shared by all of its processes. */
export async function loadKeys(client: ClientBase | Pool): Promise<Keys> {
  const known = await storedKeys(client)
  if (known) return known
  await client.query("insert into backend.keys (name, value) values ('gateway', $1) on conflict do nothing", [
    JSON.stringify(await newKeys()),
  ])
  return (await storedKeys(client))!
}

async function storedKeys(client: ClientBase | Pool) {
  const { rows } = await client.query<{ value: Keys }>(
    "select value from backend.keys where name = 'gateway'",
  )
  return rows[0]?.value
}

/**
 * Adds a signing key, used by every process from now on. Old keys keep verifying until they are removed,
 * which is safe once their tokens have expired.
 */
export async function rotateSigningKey(client: ClientBase | Pool): Promise<string> {
  const added = await newSigningKey()
  await changeSigning(client, "jsonb_build_array($1::jsonb) || (value -> 'signing')", [JSON.stringify(added)])
  return added.kid
}

/** Rejects tokens signed with this key from now on. The newest key stays. */
export async function removeSigningKey(client: ClientBase | Pool, kid: string) {
  const kept = `(select jsonb_agg(key order by place)
    from jsonb_array_elements(value -> 'signing') with ordinality as each (key, place)
    where place = 1 or key ->> 'kid' <> $1)`
  await changeSigning(client, kept, [kid])
}

async function changeSigning(client: ClientBase | Pool, signing: string, values: string[]) {
  await client.query(
    `with changed as (
       update backend.keys set value = jsonb_set(value, '{signing}', ${signing}) where name = 'gateway' returning 1
     ) select pg_notify('keys_changed', '') from changed`,
    values,
  )
}

async function newKeys(): Promise<Keys> {
  return {
    publishableKey: newApiKey("sb_publishable_"),
    secretKey: newApiKey("sb_secret_"),
    signing: [await newSigningKey()],
  }
}

async function newSigningKey(): Promise<SigningKey> {
  const { publicKey, privateKey } = await generateKeyPair("ES256", { extractable: true })
  const publicJwk = await exportJWK(publicKey)
  const kid = await calculateJwkThumbprint(publicJwk)
  const described = { kid, alg: "ES256", use: "sig" }
  return {
    kid,
    privateJwk: { ...(await exportJWK(privateKey)), ...described },
    publicJwk: { ...publicJwk, ...described },
    madeAt: new Date().toISOString(),
  }
}

// Hosted's format: kind, secret and a checksum that distinguishes typos from wrong keys.
function newApiKey(kind: string) {
  const body = kind + randomBytes(24).toString("base64url")
  return `${body}_${createHash("sha256").update(body).digest("base64url").slice(0, 8)}`
}
