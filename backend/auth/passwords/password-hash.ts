import { createCipheriv, randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from "node:crypto"
import { availableParallelism } from "node:os"
import { promisify } from "node:util"
import type pg from "pg"
import { WorkQueue } from "./work-queue.ts"

// Firebase's scrypt, which hosted Supabase verifies too, so accounts can move there with their passwords.
const HASH =
  /^\$fbscrypt\$v=1,n=(\d{1,2}),r=(\d{1,2}),p=(\d{1,2})(?:,ss=([A-Za-z0-9+/=]+))?,sk=([A-Za-z0-9+/=]+)\$([A-Za-z0-9+/=]+)\$([A-Za-z0-9+/=]+)$/
const BCRYPT = /^\$2[abxy]\$\d\d\$[./A-Za-z0-9]{53}$/
const MAX_COST = 18
const BLOCK_SIZE = 8

const derive = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt)

// Hashing shares the thread pool with file reads and DNS lookups, so some threads stay free.
const queue = new WorkQueue({
  concurrency: Math.max(1, Math.min(3, availableParallelism())),
  maxQueued: 200,
  // A sign-in waits twice at most, to verify and to renew a hash, and everyone gets an answer within 30 seconds.
  maxWaitMs: 10_000,
})

export async function hashPassword(password: string, cost: number): Promise<string> {
  const salt = randomBytes(16)
  const signerKey = randomBytes(32)
  const hash = await signedHash(password, salt, signerKey, { N: 2 ** cost, r: BLOCK_SIZE, p: 1 })
  const [sk, saltText, hashText] = [signerKey, salt, hash].map(bytes => bytes.toString("base64"))
  return `$fbscrypt$v=1,n=${cost},r=${BLOCK_SIZE},p=1,sk=${sk}$${saltText}$${hashText}`
}

/** Without a stored hash the same work is done anyway, so that timing does not reveal who has an account. */
export async function verifyPassword(
  db: pg.Pool,
  password: string,
  stored: string | null | undefined,
  cost: number,
): Promise<boolean> {
  if (stored && BCRYPT.test(stored)) return isBcryptPassword(db, password, stored)
  const [, n, r, p, separator, signerKey, salt, hash] = HASH.exec(stored ?? "") ?? []
  if (!hash || Number(n) > MAX_COST) {
    await hashPassword(password, cost)
    return false
  }
  const salted = Buffer.concat([fromBase64(salt), fromBase64(separator)])
  const options = { N: 2 ** Number(n), r: Number(r), p: Number(p) }
  const computed = await signedHash(password, salted, fromBase64(signerKey), options)
  const expected = fromBase64(hash)
  return computed.length === expected.length && timingSafeEqual(computed, expected)
}

/** Whether an imported hash has a format that can be verified here. */
export function isSupportedHash(stored: string) {
  return BCRYPT.test(stored) || Number(HASH.exec(stored)?.[1] ?? Infinity) <= MAX_COST
}

/** A hash with another format or cost is replaced at the next sign-in. */
export function isOutdatedHash(stored: string, cost: number) {
  return HASH.exec(stored)?.[1] !== String(cost)
}

// Hosted's own bcrypt hashes and those of seeds; PostgreSQL verifies them outside the Node process.
async function isBcryptPassword(db: pg.Pool, password: string, stored: string) {
  const { rows } = await db.query<{ same: boolean }>("select extensions.crypt($1, $2) = $2 as same", [
    password,
    stored.replace(/^\$2[bxy]/, "$2a"),
  ])
  return rows[0]?.same === true
}

async function signedHash(password: string, salt: Buffer, signerKey: Buffer, options: ScryptOptions) {
  const { N = 2, r = BLOCK_SIZE, p = 1 } = options
  const maxmem = 128 * N * r * p * 2
  const key = await queue.run(() => derive(password, salt, 32, { ...options, maxmem }))
  const cipher = createCipheriv("aes-256-ctr", key, Buffer.alloc(16))
  return Buffer.concat([cipher.update(signerKey), cipher.final()])
}

function fromBase64(text = "") {
  return Buffer.from(text, "base64")
}
