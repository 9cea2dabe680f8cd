import { createHash, createHmac } from "node:crypto"
import type pg from "pg"
import type { Keys } from "../keys.ts"
import type { Fields } from "./fields.ts"
import type { AuthOptions } from "./options.ts"
import type { SessionRow } from "./sessions/sessions.ts"
import type { UserRow } from "./users/users.ts"

const LONGEST_STATEMENT_MS = 10_000

/** What every endpoint of this room needs. */
export interface Room {
  admin: pg.Pool
  keys: Keys
  siteUrl: string
  options: AuthOptions
  /** A name under which something about a person is found again without being readable. */
  blind(text: string): string
}

/** One request on its way through an endpoint. */
export interface Call {
  room: Room
  request: Request
  query: URLSearchParams
  /** The variable parts of the path. */
  ids: string[]
  fields: Fields
  /** Where the visitor is, as our own server vouches for it; null inside the site. */
  address: string | null
  userAgent: string
}

/** A request with the access token of a session that is alive. */
export interface MemberCall extends Call {
  user: UserRow
  session: SessionRow
}

export function newRoom(admin: pg.Pool, keys: Keys, siteUrl: string, options: AuthOptions): Room {
  const pepper = createHash("sha256").update(`auth ${keys.secretKey}`).digest()
  return {
    admin,
    keys,
    siteUrl,
    options,
    blind: text => createHmac("sha256", pepper).update(text).digest("base64url"),
  }
}

/** All or nothing: what `work` writes is kept when it returns. */
export async function inTransaction<Result>(
  { admin }: Room,
  work: (client: pg.PoolClient) => Promise<Result>,
): Promise<Result> {
  const client = await admin.connect()
  let isBroken = false
  try {
    await client.query(`begin; set local statement_timeout = ${LONGEST_STATEMENT_MS}`)
    try {
      const result = await work(client)
      await client.query("commit")
      return result
    } catch (error) {
      await client.query("rollback").catch(() => {
        // The connection itself is gone, and the server has undone everything.
        isBroken = true
      })
      throw error
    }
  } finally {
    client.release(isBroken)
  }
}
