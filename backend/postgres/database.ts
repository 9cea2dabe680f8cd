import { setTimeout as sleep } from "node:timers/promises"
import pg from "pg"
import { Batch, isStale, type Rows, type Statement } from "./batch.ts"
import type { DiskState } from "./server/disk-watch.ts"
import { DiskFullError } from "./unavailable.ts"

export type { Rows, Statement } from "./batch.ts"

type Role = "anon" | "authenticated" | "service_role"

/** The caller's database role and the verified claims that policies read. */
export interface Caller {
  role: Role
  claims: Record<string, unknown>
}

/** Request data available to policies and functions, in the settings PostgREST uses. */
export interface RequestContext extends Caller {
  method: string
  path: string
  headers: Record<string, string>
  /** Further settings for policies, such as `storage.operation`. */
  settings?: Record<string, string>
  /** A function without arguments that may reject the request, as PostgREST's `db-pre-request`. */
  preRequest?: string | null
}

// As on hosted Supabase: one second for visitors, three for members, longer for our own jobs.
export type StatementTimeouts = Record<Role, number>
export const STATEMENT_TIMEOUTS_MS: StatementTimeouts = {
  anon: 1_000,
  authenticated: 3_000,
  service_role: 30_000,
}

// PostgreSQL cannot enforce its own limit while it is frozen or cut off, so we stop waiting a little later.
const RESPONSE_MARGIN_MS = 2_000
const COMMIT_TIMEOUT_MS = 10_000

const RESTART_TIMEOUT_MS = 5_000
const RESTARTING = ["ECONNREFUSED", "ECONNRESET", "ENOENT", "57P03"]

const READ_ONLY_TRANSACTION = "25006"

const BEGIN: Statement & { key: string } = { key: "begin", text: "begin", values: [] }
const SET_CONTEXT = `select set_config('role', $1, true), set_config('request.jwt.claims', $2, true),
  set_config('request.method', $3, true), set_config('request.path', $4, true),
  set_config('request.headers', $5, true), set_config('statement_timeout', $6, true),
  set_config('transaction_read_only', $7, true)`
const SET_EXTRA = "select set_config(key, value, true) from json_each_text($1::json)"

/**
 * Connections can be lost at any time. A running query fails by itself and the next one gets a new
 * connection, but an unhandled "error" event on a client would end the process.
 */
export function ignoreConnectionErrors(pool: pg.Pool) {
  pool.on("error", () => {})
  pool.on("connect", client => client.on("error", () => {}))
}

/** Runs queries as a caller. The pool's login can only switch to one of the three API roles. */
export class Database {
  #pool: pg.Pool
  #disk: DiskState
  #timeouts: StatementTimeouts

  /** While the disk is full, writes run in read-only transactions, so that functions that only read still work. */
  constructor(pool: pg.Pool, disk: DiskState = { isFull: false }, timeouts = STATEMENT_TIMEOUTS_MS) {
    this.#pool = pool
    this.#disk = disk
    this.#timeouts = timeouts
    ignoreConnectionErrors(pool)
  }

  /** One read-only transaction in one round trip; retried if the connection was lost. */
  async read(context: RequestContext, statement: Statement): Promise<Rows> {
    const timeout = this.#timeouts[context.role]
    const statements = [...contextStatements(context, timeout, true), withStatementKey(context, statement)]
    try {
      return await this.#withClient(client => send(client, statements, timeout))
    } catch (error) {
      if (!isLostConnection(error)) throw error
      return this.#withClient(client => send(client, statements, timeout))
    }
  }

  /**
   * One statement in its own transaction, committed only if `shouldCommit` returns true; it runs before the
   * rows become visible to others.
   */
  async write(
    context: RequestContext,
    statement: Statement,
    shouldCommit: (result: Rows) => boolean | Promise<boolean>,
  ): Promise<Rows> {
    const { isFull } = this.#disk
    const timeout = this.#timeouts[context.role]
    return this.#withClient(async client => {
      try {
        const statements = [
          BEGIN,
          ...contextStatements(context, timeout, isFull),
          withStatementKey(context, statement),
        ]
        const result = await send(client, statements, timeout)
        await end(client, (await shouldCommit(result)) ? "commit" : "rollback")
        return result
      } catch (error) {
        if (isUsableAfterError(error)) await end(client, "rollback")
        const isRefused = isFull && (error as pg.DatabaseError).code === READ_ONLY_TRANSACTION
        throw isRefused ? new DiskFullError() : error
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
      isBroken = !isUsableAfterError(error)
      throw error
    } finally {
      client.release(isBroken)
    }
  }

  // Waits for a restarting server; nothing has been sent yet, so this is safe.
  async #connect() {
    for (const deadline = Date.now() + RESTART_TIMEOUT_MS; ; await sleep(25)) {
      try {
        return await this.#pool.connect()
      } catch (error) {
        const { code = "" } = error as NodeJS.ErrnoException
        if (!RESTARTING.includes(code) || Date.now() > deadline) throw error
      }
    }
  }
}

// Error codes that end the session: shutdown, lost connection, idle timeout, internal error.
const ENDS_SESSION = /^(57P|08|25P0[34]|XX)/

const LOST_CONNECTION = ["ECONNRESET", "EPIPE", "57P01", "57P02"]

function isLostConnection(error: unknown) {
  const { code = "", message } = error as NodeJS.ErrnoException
  return LOST_CONNECTION.includes(code) || message === "Connection terminated unexpectedly"
}

function isUsableAfterError(error: unknown) {
  if (error instanceof DiskFullError) return true
  return error instanceof pg.DatabaseError && !ENDS_SESSION.test(error.code ?? "")
}

function send(client: pg.PoolClient, statements: (Statement & { key?: string })[], timeout: number) {
  return client.query(new Batch(statements, timeout + RESPONSE_MARGIN_MS)).result
}

function end(client: pg.PoolClient, text: "commit" | "rollback") {
  return client.query({ text, query_timeout: COMMIT_TIMEOUT_MS } as pg.QueryConfig)
}

function withStatementKey({ role }: Caller, statement: Statement) {
  // One plan per role: PostgreSQL discards a plan when another role runs it.
  return { ...statement, key: `${role} ${statement.text}` }
}

function contextStatements(context: RequestContext, timeout: number, readOnly: boolean) {
  const { role, claims, method, path, headers, settings, preRequest } = context
  const values = [
    role,
    JSON.stringify(claims),
    method,
    path,
    JSON.stringify(headers),
    String(timeout),
    readOnly ? "on" : "off",
  ]
  const statements: (Statement & { key: string })[] = [{ key: "context", text: SET_CONTEXT, values }]
  if (settings) statements.push({ key: "settings", text: SET_EXTRA, values: [JSON.stringify(settings)] })
  // Keyed by role, like every statement that runs as the caller.
  if (preRequest) statements.push(withStatementKey(context, { text: `select ${preRequest}()`, values: [] }))
  return statements
}
