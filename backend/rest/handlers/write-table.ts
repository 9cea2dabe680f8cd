import type { HttpError } from "../../http.ts"
import type { Rows } from "../../postgres/database.ts"
import { type Call, contextOf, setAppliedPreferences } from "../call.ts"
import type { Relation } from "../catalog/relation.ts"
import { findRelation } from "../catalog/relations.ts"
import { singularError } from "../errors.ts"
import { negotiate, type ResponseFormat } from "../query/media-type.ts"
import { type Payload, readPayload } from "../query/payload.ts"
import { maxAffectedError, type Preferences } from "../query/preferences.ts"
import { parseQuery } from "../query/query-string.ts"
import { Parameters, quoteIdentifier } from "../sql/parameters.ts"
import { rowsSql } from "../sql/select-rows.ts"
import {
  deleteSql,
  insertSql,
  keyMismatch,
  putSql,
  updateSql,
  WRITTEN,
  type Write,
  writtenScope,
} from "../sql/write-rows.ts"
import { bodyOf, buildStatement, contentRange, finalResponse, parseResult } from "./response.ts"

export async function writeTable(call: Call, name: string): Promise<Response> {
  const { request, catalog, database, queryString } = call
  const relation = findRelation(catalog, name)
  const responseFormat = negotiate(request.headers.get("accept"))
  const query = parseQuery(queryString, false)
  // Without a key there are no duplicates to resolve.
  const hasKey = (query.onConflict ?? relation.primaryKey).length > 0
  const preferences = hasKey ? call.preferences : { ...call.preferences, resolution: undefined }
  const payload = request.method === "DELETE" ? null : await readPayload(request)
  const write: Write = {
    catalog,
    relation,
    query,
    preferences,
    parameters: new Parameters(catalog.generation),
  }
  const { statement, names } = writeStatement(write, request.method, payload, responseFormat)
  let rejection: HttpError | null = null
  const written = await database.write(contextOf(call), statement, rows => {
    rejection = rejectionFor(request.method, preferences, responseFormat, rows)
    return rejection === null
  })
  if (rejection) throw rejection
  return buildResponse({ ...call, preferences }, relation, responseFormat, names, written)
}

function writeStatement(
  write: Write,
  method: string,
  payload: Payload | null,
  responseFormat: ResponseFormat,
) {
  const { relation, query, preferences, parameters } = write
  const scope = writtenScope(write)
  const isLocated = preferences.return === "headers-only" && method === "POST"
  if (isLocated) for (const key of relation.primaryKey) scope.used.add(key)
  // Filters select the rows to write; order and limit apply to the rows returned.
  const modifiers = { ...query.root, conditions: [] }
  const isShown = preferences.return === "representation"
  const rows = isShown
    ? rowsSql({ scope, from: WRITTEN, joined: [], items: query.select, modifiers, maxRows: null })
    : { text: `select from ${WRITTEN}`, names: [] }
  const statement = buildStatement(parameters, responseFormat, {
    rows: rows.text,
    names: rows.names,
    body: isShown ? "rows" : "none",
    total: `(select count(*) from ${WRITTEN})`,
    location: isLocated ? keySql(relation.primaryKey) : undefined,
    before: `with ${WRITTEN} as (${writeSql(method, write, payload, scope.used)}) `,
    readsSettings: true,
    isUpsert: true,
  })
  return { statement, names: rows.names }
}

function writeSql(method: string, write: Write, payload: Payload | null, used: Set<string>) {
  if (!payload) return deleteSql(write, used)
  if (method === "POST") return insertSql(write, payload, used)
  return method === "PUT" ? putSql(write, payload, used) : updateSql(write, payload, used)
}

// Violated preferences roll the transaction back although the database allowed the write.
function rejectionFor(method: string, preferences: Preferences, { single }: ResponseFormat, rows: Rows) {
  const { rowCount, total } = parseResult(rows)
  const affected = total ?? 0
  if (method === "PUT" && affected !== 1) return keyMismatch()
  const counted = preferences.return === "representation" ? rowCount : affected
  if (single && counted !== 1) return singularError(counted)
  return maxAffectedError(preferences, affected)
}

function buildResponse(
  { request: { method }, preferences }: Call,
  relation: Relation,
  responseFormat: ResponseFormat,
  names: string[],
  written: Rows,
) {
  const result = parseResult(written)
  const affected = result.total ?? 0
  const headers = new Headers()
  const hasBody = preferences.return === "representation"
  if (hasBody) headers.set("content-type", responseFormat.contentType)
  const total = preferences.count ? affected : null
  headers.set("content-range", contentRange(0, method === "PATCH" ? affected : 0, total))
  if (result.location) headers.set("location", locationOf(relation, result.location))
  setAppliedPreferences(headers, preferences, [
    ...(APPLIED_FIRST[method] ?? []),
    "return",
    "count",
    "handling",
    "maxAffected",
  ])
  const isMerge = method === "PUT" || preferences.resolution === "merge-duplicates"
  const status = statusOf(method, isMerge && result.updated >= affected, hasBody)
  return finalResponse(result, status, headers, hasBody ? bodyOf(responseFormat, result, names, false) : null)
}

const APPLIED_FIRST: Record<string, (keyof Preferences)[]> = {
  POST: ["resolution", "missing"],
  PATCH: ["missing"],
}

function statusOf(method: string, onlyUpdated: boolean, hasBody: boolean) {
  if (method === "POST") return onlyUpdated ? 200 : 201
  if (method === "PUT" && !onlyUpdated) return 201
  return hasBody ? 200 : 204
}

function keySql(primaryKey: string[]) {
  const values = primaryKey.map(name => `${WRITTEN}.${quoteIdentifier(name)}::text`).join(", ")
  return values === "" ? "null" : `(select json_build_array(${values})::text from ${WRITTEN} limit 1)`
}

function locationOf({ name, primaryKey }: Relation, key: string) {
  const values = JSON.parse(key) as (string | null)[]
  const filters = primaryKey.map((column, index) => {
    const value = values[index] ?? null
    return `${encodeURIComponent(column)}=${value === null ? "is.null" : `eq.${encodeURIComponent(value)}`}`
  })
  return `/${encodeURIComponent(name)}?${filters.join("&")}`
}
