import type { HttpError } from "../../http.ts"
import type { Rows } from "../../postgres/database.ts"
import type { Relation } from "../catalog/catalog.ts"
import { relationNamed } from "../catalog/relations.ts"
import { singularError } from "../errors.ts"
import { type Answered, negotiate } from "../query/media-type.ts"
import { type Payload, readPayload } from "../query/payload.ts"
import { maxAffectedError, type Preferences } from "../query/preferences.ts"
import { parseQuery } from "../query/query-string.ts"
import { addApplied, contextOf, type Exchange } from "../rest-request.ts"
import { Parameters, quoted } from "../sql/parameters.ts"
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
import { bodyOf, contentRange, finalStatement, resultOf, settledResponse } from "./response.ts"

export async function writeTable(exchange: Exchange, name: string): Promise<Response> {
  const { request, catalog, database, preferences, queryString } = exchange
  const relation = relationNamed(catalog, name)
  const answered = negotiate(request.headers.get("accept"))
  const query = parseQuery(queryString, false)
  const payload = request.method === "DELETE" ? null : await readPayload(request)
  const write: Write = {
    catalog,
    relation,
    query,
    preferences,
    parameters: new Parameters(catalog.generation),
  }
  const { statement, names } = writeStatement(write, request.method, payload, answered)
  let refusal: HttpError | null = null
  const written = await database.write(contextOf(exchange), statement, rows => {
    refusal = refusalOf(request.method, preferences, answered, rows)
    return refusal === null
  })
  if (refusal) throw refusal
  return answerOf(exchange, relation, answered, names, written)
}

function writeStatement(write: Write, method: string, payload: Payload | null, answered: Answered) {
  const { relation, query, preferences, parameters } = write
  const scope = writtenScope(write)
  const isLocated = preferences.return === "headers-only" && method === "POST"
  if (isLocated) for (const key of relation.primaryKey) scope.used.add(key)
  // Filters say which rows are written; order and limit are about those that are shown.
  const modifiers = { ...query.root, conditions: [] }
  const isShown = preferences.return === "representation"
  const rows = isShown
    ? rowsSql({ scope, from: WRITTEN, joined: [], items: query.select, modifiers, maxRows: null })
    : { text: `select from ${WRITTEN}`, names: [] }
  const statement = finalStatement(parameters, answered, {
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

// What may not stay, although the database allowed it; the transaction is then rolled back.
function refusalOf(method: string, preferences: Preferences, { single }: Answered, rows: Rows) {
  const { shown, total } = resultOf(rows)
  const affected = total ?? 0
  if (method === "PUT" && affected !== 1) return keyMismatch()
  const counted = preferences.return === "representation" ? shown : affected
  if (single && counted !== 1) return singularError(counted)
  return maxAffectedError(preferences, affected)
}

function answerOf(
  { request: { method }, preferences }: Exchange,
  relation: Relation,
  answered: Answered,
  names: string[],
  written: Rows,
) {
  const result = resultOf(written)
  const affected = result.total ?? 0
  const headers = new Headers()
  const hasBody = preferences.return === "representation"
  if (hasBody) headers.set("content-type", answered.contentType)
  const total = preferences.count ? affected : null
  headers.set("content-range", contentRange(0, method === "PATCH" ? affected : 0, total))
  if (result.location) headers.set("location", locationOf(relation, result.location))
  const applied: (keyof Preferences)[] = ["return", "count", "handling", "maxAffected"]
  addApplied(headers, preferences, method === "POST" ? ["resolution", "missing", ...applied] : applied)
  const isMerge = method === "PUT" || preferences.resolution === "merge-duplicates"
  const status = statusOf(method, isMerge && result.updated >= affected, hasBody)
  return settledResponse(result, status, headers, hasBody ? bodyOf(answered, result, names, false) : null)
}

function statusOf(method: string, onlyUpdated: boolean, hasBody: boolean) {
  if (method === "POST") return onlyUpdated ? 200 : 201
  if (method === "PUT" && !onlyUpdated) return 201
  return hasBody ? 200 : 204
}

function keySql(primaryKey: string[]) {
  const values = primaryKey.map(name => `${WRITTEN}.${quoted(name)}::text`).join(", ")
  return values === "" ? "null" : `(select json_build_array(${values})::text from ${WRITTEN} limit 1)`
}

function locationOf({ name, primaryKey }: Relation, key: string) {
  const values = JSON.parse(key) as string[]
  const filters = primaryKey.map(
    (column, place) => `${encodeURIComponent(column)}=eq.${encodeURIComponent(values[place]!)}`,
  )
  return `/${encodeURIComponent(name)}?${filters.join("&")}`
}
