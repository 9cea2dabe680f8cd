import { createCipheriv, randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from "node:crypto"
import { availableParallelism } from "node:os"
import { promisify } from "node:util"
import type pg from "pg"
import { AuthError } from "../errors.ts"

// Firebase's scrypt, which hosted Supabase verifies too, so that accounts can move there with their passwords.
const HASH =
  /^\$fbscrypt\$v=1,n=(\d{1,2}),r=(\d{1,2}),p=(\d{1,2})(?:,ss=([A-Za-z0-9+/=]+))?,sk=([A-Za-z0-9+/=]+)\$([A-Za-z0-9+/=]+)\$([A-Za-z0-9+/=]+)$/
const BCRYPT = /^\$2[abxy]\$\d\d\$[./A-Za-z0-9]{53}$/
const MAX_COST = 18
const BLOCK_SIZE = 8

const derive = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt)

// The threads that hash also read files and resolve names: some always stay free for that.
const AT_ONCE = Math.max(1, Math.min(3, availableParallelism()))
const MAX_WAITING = 200
const waiting: (() => void)[] = []
let running = 0

export async function hashPassword(password: string, cost: number): Promise<string> {
  const salt = randomBytes(16)
  const signerKey = randomBytes(32)
  const hash = await signedHash(password, salt, signerKey, { N: 2 ** cost, r: BLOCK_SIZE, p: 1 })
  const [sk, saltText, hashText] = [signerKey, salt, hash].map(bytes => bytes.toString("base64"))
  return `$fbscrypt$v=1,n=${cost},r=${BLOCK_SIZE},p=1,sk=${sk}$${saltText}$${hashText}`
}

/** Without a stored hash the same work is done for nothing, so that time does not tell who has an account. */
export async function isPassword(
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
  const made = await signedHash(password, salted, fromBase64(signerKey), options)
  const known = fromBase64(hash)
  return made.length === known.length && timingSafeEqual(made, known)
}

/** Whether a hash from elsewhere is of a kind that can be verified here. */
export function isKnownHash(stored: string) {
  return BCRYPT.test(stored) || Number(HASH.exec(stored)?.[1] ?? Infinity) <= MAX_COST
}

/** A hash of another kind or cost is replaced when its owner signs in the next time. */
export function isOutdatedHash(stored: string, cost: number) {
  return HASH.exec(stored)?.[1] !== String(cost)
}

// Hosted's own hashes and those of seeds: PostgreSQL can check them, in a process of its own.
async function isBcryptPassword(db: pg.Pool, password: string, stored: string) {
  const { rows } = await db.query<{ same: boolean }>("select extensions.crypt($1, $2) = $2 as same", [
    password,
    stored.replace(/^\$2[bxy]/, "$2a"),
  ])
  return rows[0]?.same === true
}

async function signedHash(password: string, salt: Buffer, signerKey: Buffer, options: ScryptOptions) {
  const { N = 2, r = BLOCK_SIZE, p = 1 } = options
  await takeThread()
  try {
    const key = await derive(password, salt, 32, { ...options, maxmem: 128 * N * r * p * 2 })
    const cipher = createCipheriv("aes-256-ctr", key, Buffer.alloc(16))
    return Buffer.concat([cipher.update(signerKey), cipher.final()])
  } finally {
    giveThread()
  }
}

async function takeThread() {
  if (running >= AT_ONCE) {
    if (waiting.length >= MAX_WAITING) {
      throw new AuthError(
        429,
        "over_request_rate_limit",
        "Request rate limit reached",
        {},
        { "retry-after": "5" },
      )
    }
    return new Promise<void>(resolve => waiting.push(resolve))
  }
  running++
}

function giveThread() {
  const next = waiting.shift()
  if (next) next()
  else running--
}

function fromBase64(text = "") {
  return Buffer.from(text, "base64")
}
