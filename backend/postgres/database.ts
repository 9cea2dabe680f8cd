import { setTimeout as sleep } from "node:timers/promises"
import pg from "pg"
import { Batch, isStale, type Rows, type Statement } from "./batch.ts"

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
  /** Further settings for policies, by their name with a prefix: `storage.operation`. */
  settings?: Record<string, string>
}

// As on hosted Supabase: a visitor's question may take a second, a member's three, our own jobs longer.
const STATEMENT_TIMEOUT_MS: Record<Role, number> = { anon: 1_000, authenticated: 3_000, service_role: 30_000 }

const RESTART_PATIENCE_MS = 5_000
const RESTARTING = ["ECONNREFUSED", "ECONNRESET", "ENOENT", "57P03"]

const BEGIN: Statement & { key: string } = { key: "begin", text: "begin", values: [] }
const SET_CONTEXT = `select set_config('role', $1, true), set_config('request.jwt.claims', $2, true),
  set_config('request.method', $3, true), set_config('request.path', $4, true),
  set_config('request.headers', $5, true), set_config('statement_timeout', $6, true),
  set_config('transaction_read_only', $7, true)`
const SET_FURTHER = "select set_config(key, value, true) from json_each_text($1::json)"

/**
 * A connection may die at any time. A question that was under way reports it itself and the next one gets
 * another connection; but an error event that nobody listens to, idle or checked out, would end the process.
 */
export function surviveLostConnections(pool: pg.Pool) {
  pool.on("error", () => {})
  pool.on("connect", client => client.on("error", () => {}))
}

/** Asks PostgreSQL as a caller. The pool's own login can do nothing but become one of the three roles. */
export class Database {
  #pool: pg.Pool

  constructor(pool: pg.Pool) {
    this.#pool = pool
    surviveLostConnections(pool)
  }

  /** One read in one read-only transaction and one round trip; asked again if the connection was lost. */
  async read(context: RequestContext, statement: Statement): Promise<Rows> {
    const statements = [...contextStatements(context, true), asPrepared(context, statement)]
    try {
      return await this.#withClient(client => send(client, statements))
    } catch (error) {
      if (!isLostConnection(error)) throw error
      return this.#withClient(client => send(client, statements))
    }
  }

  /**
   * One statement in its own transaction, kept only if `keep` approves of its result; what `keep` does happens
   * before anybody else sees the rows.
   */
  async write(
    context: RequestContext,
    statement: Statement,
    keep: (result: Rows) => boolean | Promise<boolean>,
  ): Promise<Rows> {
    return this.#withClient(async client => {
      try {
        const result = await send(client, [
          BEGIN,
          ...contextStatements(context, false),
          asPrepared(context, statement),
        ])
        await client.query((await keep(result)) ? "commit" : "rollback")
        return result
      } catch (error) {
        if (isUsableAfter(error)) await client.query("rollback")
        throw error
      }
    })
  }

  async close() {
    await this.#pool.end()
  }

  async #withClient<T>(work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
    const client = await this.#connect()
    let isBroken = false
    try {
      return await work(client).catch(error => (isStale(error) ? work(client) : Promise.reject(error)))
    } catch (error) {
      isBroken = !isUsableAfter(error)
      throw error
    } finally {
      client.release(isBroken)
    }
  }

  // A server that is just restarting makes a question late instead of wrong; nothing has been sent yet.
  async #connect() {
    for (const until = Date.now() + RESTART_PATIENCE_MS; ; await sleep(25)) {
      try {
        return await this.#pool.connect()
      } catch (error) {
        const { code = "" } = error as NodeJS.ErrnoException
        if (!RESTARTING.includes(code) || Date.now() > until) throw error
      }
    }
  }
}

// Codes of errors that end the session: shutdown, a lost connection, a time limit on idling, a broken server.
const ENDS_SESSION = /^(57P|08|25P0[34]|XX)/

const LOST_CONNECTION = ["ECONNRESET", "EPIPE", "57P01", "57P02"]

function isLostConnection(error: unknown) {
  const { code = "", message } = error as NodeJS.ErrnoException
  return LOST_CONNECTION.includes(code) || message === "Connection terminated unexpectedly"
}

function isUsableAfter(error: unknown) {
  return error instanceof pg.DatabaseError && !ENDS_SESSION.test(error.code ?? "")
}

function send(client: pg.PoolClient, statements: (Statement & { key?: string })[]) {
  return client.query(new Batch(statements)).result
}

function asPrepared({ role }: Caller, statement: Statement) {
  // One plan per role: a plan made under one role's policies is thrown away when another role runs it.
  return { ...statement, key: `${role} ${statement.text}` }
}

function contextStatements(context: RequestContext, readOnly: boolean) {
  const { role, claims, method, path, headers, settings } = context
  const values = [
    role,
    JSON.stringify(claims),
    method,
    path,
    JSON.stringify(headers),
    String(STATEMENT_TIMEOUT_MS[role]),
    readOnly ? "on" : "off",
  ]
  const always = { key: "context", text: SET_CONTEXT, values }
  if (!settings) return [always]
  return [always, { key: "settings", text: SET_FURTHER, values: [JSON.stringify(settings)] }]
}
