import { HttpError, readBody } from "../http.ts"
import type { Keys } from "../keys.ts"
import type { Caller, Database, RequestContext, Rows, Statement } from "../postgres/database.ts"
import { databaseError, invalidRequest, tooLarge } from "./errors.ts"
import type { Files } from "./files/file-store.ts"
import type { Signatures } from "./objects/signatures.ts"

export interface StorageRoom {
  database: Database
  keys: Keys
  siteUrl: string
  files: Files
  signatures: Signatures
  /** No file may be larger, whatever its bucket allows. */
  maxFileBytes: number
  /** The same for what anybody but the service uploads. */
  maxMemberFileBytes: number
}

/** One request on its way through the room. */
export interface Call {
  room: StorageRoom
  request: Request
  url: URL
  caller: Caller
  /** Hosted's name for what is asked, which policies can read with `storage.operation()`. */
  operation: string
}

// Credentials are the gateway's business: policies get the claims instead.
const WITHHELD = new Set(["authorization", "apikey", "cookie"])
const SERVICE: Caller = { role: "service_role", claims: { role: "service_role" } }

/** Reads one column of JSON per row, as the caller. */
export async function ask<Row>(call: Call, text: string, values: (string | null)[]): Promise<Row[]> {
  return jsonRows(await translated(call.room.database.read(contextOf(call), { text, values })))
}

/** Changes rows as the caller, if `keep` approves of what the statement returns. */
export async function change<Row>(
  call: Call,
  statement: Statement,
  keep: (rows: Row[]) => boolean | Promise<boolean> = () => true,
): Promise<Row[]> {
  const { database } = call.room
  return jsonRows(await translated(database.write(contextOf(call), statement, rows => keep(jsonRows(rows)))))
}

/** The same call with the rights of the service, for what is decided before and not by policies. */
export function asService(call: Call): Call {
  return { ...call, caller: SERVICE }
}

/** Who an object made by this call belongs to. */
export function ownerOf({ caller }: Call): string | null {
  return typeof caller.claims.sub === "string" ? caller.claims.sub : null
}

/** How large a file this caller may upload. */
export function mostBytes({ caller, room }: Call): number {
  return caller.role === "service_role" ? room.maxFileBytes : room.maxMemberFileBytes
}

export async function jsonBody(request: Request): Promise<Record<string, unknown>> {
  const text = Buffer.from(await storageBody(request)).toString("utf8")
  try {
    const value: unknown = text === "" ? {} : JSON.parse(text)
    if (typeof value === "object" && value !== null && !Array.isArray(value)) {
      return value as Record<string, unknown>
    }
  } catch {
    // Falls through: what is no JSON and what is no object are refused alike.
  }
  throw invalidRequest("body must be object")
}

async function storageBody(request: Request) {
  try {
    return await readBody(request)
  } catch (error) {
    throw error instanceof HttpError ? tooLarge() : error
  }
}

function contextOf({ request, url, caller, operation }: Call): RequestContext {
  const headers: Record<string, string> = {}
  for (const [name, value] of request.headers) if (!WITHHELD.has(name)) headers[name] = value
  const settings = { "storage.operation": `storage.${operation}` }
  return { ...caller, method: request.method, path: url.pathname, headers, settings }
}

async function translated(rows: Promise<Rows>): Promise<Rows> {
  try {
    return await rows
  } catch (error) {
    throw databaseError(error)
  }
}

function jsonRows<Row>({ rows }: Rows): Row[] {
  return rows.map(([text]) => JSON.parse(text!) as Row)
}
