import pg from "pg"
import { Batch, type Rows, type Statement } from "./batch.ts"

export type { Rows, Statement } from "./batch.ts"

export type Role = "anon" | "authenticated" | "service_role"

/** Who asks: the role the database sees and the verified claims that policies read. */
export interface Caller {
  role: Role
  claims: Record<string, unknown>
}

/** What policies and functions may know of the request, under the settings PostgREST uses. */
export interface RequestContext extends Caller {
  method: string
  path: string
  headers: Record<string, string>
}

// As on hosted Supabase: a visitor's question may take a second, a member's three, our own jobs longer.
const STATEMENT_TIMEOUT_MS: Record<Role, number> = { anon: 1_000, authenticated: 3_000, service_role: 30_000 }

const BEGIN: Statement & { key: string } = { key: "begin", text: "begin", values: [] }
const SET_CONTEXT = `select set_config('role', $1, true), set_config('request.jwt.claims', $2, true),
  set_config('request.method', $3, true), set_config('request.path', $4, true),
  set_config('request.headers', $5, true), set_config('statement_timeout', $6, true),
  set_config('transaction_read_only', $7, true)`

/** Asks PostgreSQL as a caller. The pool's own login can do nothing but become one of the three roles. */
export class Database {
  #pool: pg.Pool

  constructor(pool: pg.Pool) {
    this.#pool = pool
    // A connection that dies while idle is replaced at the next question; the question reports its own error.
    pool.on("error", () => {})
  }

  /** One read in one read-only transaction and one round trip. */
  async read(context: RequestContext, statement: Statement): Promise<Rows> {
    return this.#withClient(client =>
      send(client, [contextStatement(context, true), asPrepared(context, statement)]),
    )
  }

  /** One statement in its own transaction, kept only if `keep` approves of its result. */
  async write(context: RequestContext, statement: Statement, keep: (result: Rows) => boolean): Promise<Rows> {
    return this.#withClient(async client => {
      try {
        const result = await send(client, [
          BEGIN,
          contextStatement(context, false),
          asPrepared(context, statement),
        ])
        await client.query(keep(result) ? "commit" : "rollback")
        return result
      } catch (error) {
        await client.query("rollback")
        throw error
      }
    })
  }

  async close() {
    await this.#pool.end()
  }

  async #withClient<T>(work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
    const client = await this.#pool.connect()
    let broken: boolean | Error = false
    try {
      return await work(client)
    } catch (error) {
      // An error from the server leaves the connection usable; anything else means it is gone.
      if (!(error instanceof pg.DatabaseError)) broken = true
      throw error
    } finally {
      client.release(broken)
    }
  }
}

function send(client: pg.PoolClient, statements: (Statement & { key?: string })[]) {
  return client.query(new Batch(statements)).result
}

function asPrepared({ role }: Caller, statement: Statement) {
  // One plan per role: a plan made under one role's policies is thrown away when another role runs it.
  return { ...statement, key: `${role} ${statement.text}` }
}

function contextStatement({ role, claims, method, path, headers }: RequestContext, readOnly: boolean) {
  const values = [
    role,
    JSON.stringify(claims),
    method,
    path,
    JSON.stringify(headers),
    String(STATEMENT_TIMEOUT_MS[role]),
    readOnly ? "on" : "off",
  ]
  return { key: "context", text: SET_CONTEXT, values }
}
