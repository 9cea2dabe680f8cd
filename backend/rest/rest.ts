import type pg from "pg"
import { HttpError } from "../http.ts"
import type { Keys } from "../keys.ts"
import type { Database } from "../postgres/database.ts"
import { verifyCaller } from "../tokens.ts"
import { SCHEMA } from "./catalog/catalog.ts"
import { CatalogCache } from "./catalog/catalog-cache.ts"
import { fromDatabase, restError } from "./errors.ts"
import { callRoutine } from "./handlers/call-function.ts"
import { openApi } from "./handlers/openapi.ts"
import { readTable } from "./handlers/read-table.ts"
import { writeTable } from "./handlers/write-table.ts"
import { parsePreferences } from "./query/preferences.ts"
import { decodedSegment, type Exchange, isRead } from "./rest-request.ts"

const PREFIX = "/rest/v1"
const TABLE_METHODS = ["OPTIONS", "GET", "HEAD", "POST", "PUT", "PATCH", "DELETE"]
const CALL_METHODS = ["OPTIONS", "GET", "HEAD", "POST"]

export interface RestRoom {
  fetch(request: Request): Promise<Response | null>
  /** The database's tables, keys or functions are not what they were. */
  schemaChanged(): void
}

/** PostgREST's contract on our own PostgreSQL: parse, translate, let the database answer. */
export function openRest(options: {
  database: Database
  admin: pg.Pool
  keys: Keys
  siteUrl: string
}): RestRoom {
  const { database, admin, keys, siteUrl } = options
  const catalogs = new CatalogCache(admin)
  catalogs.refresh()

  async function answer(request: Request, path: string, queryString: string) {
    const caller = await verifyCaller(request, keys, siteUrl)
    const isAnonymous = caller.role === "anon"
    try {
      const preferences = parsePreferences(request.headers.get("prefer"))
      const hasProfile = checkProfile(request)
      const catalog = await catalogs.current()
      const exchange = { request, path, queryString, caller, catalog, database, preferences }
      const response = await dispatch(exchange)
      if (hasProfile) response.headers.set("content-profile", SCHEMA)
      return response
    } catch (error) {
      throw fromDatabase(error, isAnonymous)
    }
  }

  return {
    async fetch(request) {
      const { path, queryString } = targetOf(request.url)
      if (path === null) return null
      try {
        return await answer(request, path, queryString)
      } catch (error) {
        if (!(error instanceof HttpError)) throw error
        const response = error.toResponse()
        return request.method === "HEAD" ? new Response(null, response) : response
      }
    },
    schemaChanged: () => catalogs.refresh(),
  }
}

// The raw text between host and fragment: a URL object would cost more than the rest of the parsing.
function targetOf(url: string): { path: string | null; queryString: string } {
  const start = url.indexOf("/", url.indexOf("://") + 3)
  const end = url.indexOf("#")
  const target = url.slice(start, end < 0 ? undefined : end)
  const question = target.indexOf("?")
  const path = question < 0 ? target : target.slice(0, question)
  const queryString = question < 0 ? "" : target.slice(question + 1)
  if (path !== PREFIX && !path.startsWith(`${PREFIX}/`)) return { path: null, queryString }
  return { path: path.slice(PREFIX.length) || "/", queryString }
}

function dispatch(exchange: Exchange): Promise<Response> | Response {
  const { path, request } = exchange
  const { method } = request
  const [first = "", second, ...more] = path.slice(1).split("/")
  if (first === "" && second === undefined) {
    if (isRead(method)) return openApi(exchange)
    throw unsupported(method, ["OPTIONS", "GET", "HEAD"])
  }
  if (first === "rpc" && second && more.length === 0) return call(exchange, decodedSegment(second))
  if (second !== undefined || first === "") {
    throw restError(404, "PGRST125", "Invalid path specified in request URL")
  }
  const name = decodedSegment(first)
  if (isRead(method)) return readTable(exchange, name)
  if (method === "OPTIONS") return allowing(TABLE_METHODS)
  if (TABLE_METHODS.includes(method)) return writeTable(exchange, name)
  throw unsupported(method, TABLE_METHODS)
}

function call(exchange: Exchange, name: string) {
  const { method } = exchange.request
  if (method === "OPTIONS") return allowing(CALL_METHODS)
  if (CALL_METHODS.includes(method)) return callRoutine(exchange, name)
  if (!TABLE_METHODS.includes(method)) throw unsupported(method, CALL_METHODS)
  const headers = { allow: CALL_METHODS.join(",") }
  throw restError(405, "PGRST101", `Cannot use the ${method} method on RPC`, { headers })
}

function allowing(methods: string[]) {
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
