import { createHash, createHmac } from "node:crypto"
import type pg from "pg"
import type { Keys } from "../keys.ts"
import type { DiskState } from "../postgres/server/disk-watch.ts"
import { isDatabaseUnavailable } from "../postgres/unavailable.ts"
import type { Fields } from "./fields.ts"
import type { AuthOptions } from "./options.ts"
import type { SessionRow } from "./sessions/session-row.ts"
import type { UserRow } from "./users/users.ts"

const STATEMENT_TIMEOUT_MS = 10_000

/** Dependencies of every auth endpoint. */
export interface AuthContext {
  admin: pg.Pool
  keys: Keys
  siteUrl: string
  disk: DiskState
  options: AuthOptions
  /** HMAC for looking up personal values without storing them. */
  hmac(text: string): string
}

/** One request to an auth endpoint. */
export interface Call {
  context: AuthContext
  request: Request
  query: URLSearchParams
  /** The ids in the path. */
  ids: string[]
  fields: Fields
  /** Client IP as determined by our own server; null for calls from inside the site. */
  address: string | null
  userAgent: string
}

/** A call with the access token of a live session. */
export interface MemberCall extends Call {
  user: UserRow
  session: SessionRow
}

export function createAuthContext(parts: Omit<AuthContext, "hmac">): AuthContext {
  const pepper = createHash("sha256").update(`auth ${parts.keys.secretKey}`).digest()
  return {
    ...parts,
    hmac: text => createHmac("sha256", pepper).update(text).digest("base64url"),
  }
}

/** Commits what `action` writes, or rolls everything back if it throws. */
export async function inTransaction<Result>(
  { admin }: AuthContext,
  action: (client: pg.PoolClient) => Promise<Result>,
): Promise<Result> {
  const client = await admin.connect()
  let isBroken = false
  try {
    await client.query(`begin; set local statement_timeout = ${STATEMENT_TIMEOUT_MS}`)
    try {
      const result = await action(client)
      await client.query("commit")
      return result
    } catch (error) {
      // PostgreSQL rolls back by itself when the connection is lost; waiting for its answer could take long.
      isBroken = isDatabaseUnavailable(error)
      if (!isBroken) {
        await client.query("rollback").catch(() => {
          isBroken = true
        })
      }
      throw error
    }
  } finally {
    client.release(isBroken)
  }
}
