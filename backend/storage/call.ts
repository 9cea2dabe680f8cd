import { HttpError, readBody } from "../http.ts"
import type { Keys } from "../keys.ts"
import type { Caller, Database, RequestContext, Rows, Statement } from "../postgres/database.ts"
import { databaseError, invalidRequest, tooLarge } from "./errors.ts"
import type { FileStore } from "./files/file-store.ts"
import type { Signatures } from "./objects/signatures.ts"

export interface StorageContext {
  database: Database
  keys: Keys
  siteUrl: string
  files: FileStore
  signatures: Signatures
  /** Maximum file size, whatever the bucket allows. */
  maxFileBytes: number
  /** Maximum for uploads by anyone but the service. */
  maxMemberFileBytes: number
}

/** One storage request. */
export interface Call {
  context: StorageContext
  request: Request
  url: URL
  caller: Caller
  /** Hosted's operation name, which policies can read with `storage.operation()`. */
  operation: string
}

// Policies get the verified claims instead of credentials.
const HIDDEN_HEADERS = new Set(["authorization", "apikey", "cookie"])
const SERVICE: Caller = { role: "service_role", claims: { role: "service_role" } }

/** Reads one JSON column per row, as the caller. */
export async function readRows<Row>(call: Call, text: string, values: (string | null)[]): Promise<Row[]> {
  return jsonRows(await translateErrors(call.context.database.read(databaseContext(call), { text, values })))
}

/** Writes rows as the caller; commits if `shouldCommit` accepts the result. */
export async function writeRows<Row>(
  call: Call,
  statement: Statement,
  shouldCommit: (rows: Row[]) => boolean | Promise<boolean> = () => true,
): Promise<Row[]> {
  const { database } = call.context
  return jsonRows(
    await translateErrors(
      database.write(databaseContext(call), statement, rows => shouldCommit(jsonRows(rows))),
    ),
  )
}

/** The same call as service_role, for checks that policies do not make. */
export function asService(call: Call): Call {
  return { ...call, caller: SERVICE }
}

/** Owner of objects created by this call. */
export function ownerOf({ caller }: Call): string | null {
  return typeof caller.claims.sub === "string" ? caller.claims.sub : null
}

/** Maximum upload size for this caller. */
export function maxUploadBytes({ caller, context }: Call): number {
  return caller.role === "service_role" ? context.maxFileBytes : context.maxMemberFileBytes
}

export async function jsonBody(request: Request): Promise<Record<string, unknown>> {
  const text = Buffer.from(await storageBody(request)).toString("utf8")
  try {
    const value: unknown = text === "" ? {} : JSON.parse(text)
    if (typeof value === "object" && value !== null && !Array.isArray(value)) {
      return value as Record<string, unknown>
    }
  } catch {
    // Falls through: invalid JSON and non-objects are both rejected.
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

function databaseContext({ request, url, caller, operation }: Call): RequestContext {
  const headers: Record<string, string> = {}
  for (const [name, value] of request.headers) if (!HIDDEN_HEADERS.has(name)) headers[name] = value
  const settings = { "storage.operation": `storage.${operation}` }
  return { ...caller, method: request.method, path: url.pathname, headers, settings }
}

async function translateErrors(rows: Promise<Rows>): Promise<Rows> {
  try {
    return await rows
  } catch (error) {
    throw databaseError(error)
  }
}

function jsonRows<Row>({ rows }: Rows): Row[] {
  return rows.map(([text]) => JSON.parse(text!) as Row)
}
