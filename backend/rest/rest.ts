import type pg from "pg"
import { HttpError } from "../http.ts"
import { networkOf } from "../ip-address.ts"
import type { Keys } from "../keys.ts"
import type { Caller, Database } from "../postgres/database.ts"
import { verifyCaller } from "../tokens.ts"
import { type Call, decodeSegment, isRead } from "./call.ts"
import { SCHEMA } from "./catalog/catalog.ts"
import { CatalogCache } from "./catalog/catalog-cache.ts"
import { findRelation } from "./catalog/relations.ts"
import { restError, toRestError } from "./errors.ts"
import { callRoutine } from "./handlers/call-function.ts"
import { openApi } from "./handlers/openapi.ts"
import { readTable } from "./handlers/read-table.ts"
import { writeTable } from "./handlers/write-table.ts"
import { parsePreferences } from "./query/preferences.ts"
import { UnlinkableLimits } from "./unlinkable-limits.ts"
import { VisitorQueue } from "./visitor-queue.ts"

const PREFIX = "/rest/v1"
const TABLE_METHODS = ["OPTIONS", "GET", "HEAD", "POST", "PUT", "PATCH", "DELETE"]
const CALL_METHODS = ["OPTIONS", "GET", "HEAD", "POST"]

interface RestService {
  fetch(request: Request): Promise<Response | null>
  /** Tables, keys or functions of the database have changed. */
  schemaChanged(): void
}

/** PostgREST's API on our own PostgreSQL: parses the request and lets the database build the response. */
export function openRest(options: {
  database: Database
  admin: pg.Pool
  keys: Keys
  siteUrl: string
}): RestService {
  const { database, admin, keys, siteUrl } = options
  const catalogs = new CatalogCache(admin)
  const visitors = new VisitorQueue()
  const limits = { admin, keys, unlinkable: new UnlinkableLimits() }
  catalogs.refresh()

  async function handle(request: Request, path: string, queryString: string) {
    const caller = await verifyCaller(request, keys, siteUrl)
    const isAnonymous = caller.role === "anon"
    try {
      const preferences = parsePreferences(request.headers.get("prefer"))
      const hasProfile = checkProfile(request)
      const catalog = await catalogs.current()
      const call = { request, path, queryString, caller, catalog, database, preferences, limits }
      const response = await inTurn(caller, request, () => dispatch(call))
      if (hasProfile) response.headers.set("content-profile", SCHEMA)
      return response
    } catch (error) {
      throw toRestError(error, isAnonymous)
    }
  }

  // Requests without an address are the site's own, for pages that it caches for everyone.
  async function inTurn(caller: Caller, { headers }: Request, respond: () => Promise<Response> | Response) {
    const address = headers.get("x-client-address")
    if (caller.role !== "anon" || address === null) return respond()
    return visitors.run(networkOf(address), async () => respond())
  }

  return {
    async fetch(request) {
      const { path, queryString } = parsePath(request.url)
      if (path === null) return null
      try {
        return await handle(request, path, queryString)
      } catch (error) {
        if (!(error instanceof HttpError)) throw error
        const response = error.toResponse()
        const { code } = error.body
        // A function can raise any code; only printable ASCII can be sent in a header.
        if (typeof code === "string" && /^[\x21-\x7e]+$/.test(code)) {
          response.headers.set("proxy-status", `PostgREST; error=${code}`)
        }
        return request.method === "HEAD" ? new Response(null, response) : response
      }
    },
    schemaChanged: () => catalogs.refresh(),
  }
}

// Works on the raw URL: creating a URL object would cost more than the rest of the parsing.
function parsePath(url: string): { path: string | null; queryString: string } {
  const start = url.indexOf("/", url.indexOf("://") + 3)
  const end = url.indexOf("#")
  const target = url.slice(start, end < 0 ? undefined : end)
  const question = target.indexOf("?")
  const path = question < 0 ? target : target.slice(0, question)
  const queryString = question < 0 ? "" : target.slice(question + 1)
  if (path !== PREFIX && !path.startsWith(`${PREFIX}/`)) return { path: null, queryString }
  return { path: path.slice(PREFIX.length) || "/", queryString }
}

function dispatch(call: Call): Promise<Response> | Response {
  const { path, request } = call
  const { method } = request
  const [first = "", second, ...more] = path.slice(1).split("/")
  if (first === "" && second === undefined) {
    if (isRead(method)) return openApi(call)
    throw unsupported(method, ["OPTIONS", "GET", "HEAD"])
  }
  if (first === "rpc" && second && more.length === 0) return dispatchFunction(call, decodeSegment(second))
  if (second !== undefined || first === "") {
    throw restError(404, "PGRST125", "Invalid path specified in request URL")
  }
  const name = decodeSegment(first)
  if (isRead(method)) return readTable(call, name)
  if (method === "OPTIONS") {
    findRelation(call.catalog, name)
    return allowResponse(TABLE_METHODS)
  }
  if (TABLE_METHODS.includes(method)) return writeTable(call, name)
  throw unsupported(method, TABLE_METHODS)
}

function dispatchFunction(call: Call, name: string) {
  const { method } = call.request
  if (method === "OPTIONS") return allowResponse(CALL_METHODS)
  if (CALL_METHODS.includes(method)) return callRoutine(call, name)
  if (!TABLE_METHODS.includes(method)) throw unsupported(method, CALL_METHODS)
  const headers = { allow: CALL_METHODS.join(",") }
  throw restError(405, "PGRST101", `Cannot use the ${method} method on RPC`, { headers })
}

function allowResponse(methods: string[]) {
  return new Response(null, { status: 200, headers: { allow: methods.join(",") } })
}

function unsupported(method: string, methods: string[]) {
  const headers = { allow: methods.join(",") }
  return restError(405, "PGRST117", `Unsupported HTTP method: ${method}`, { headers })
}

function checkProfile({ method, headers }: Request) {
  const profile = headers.get(isRead(method) ? "accept-profile" : "content-profile")
  if (profile === null) return false
  if (profile !== SCHEMA) {
    throw restError(406, "PGRST106", `Invalid schema: ${profile}`, {
      hint: `Only the following schemas are exposed: ${SCHEMA}`,
    })
  }
  return true
}
