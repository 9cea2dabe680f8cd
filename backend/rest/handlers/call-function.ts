import type { HttpError } from "../../http.ts"
import { readBody } from "../../http.ts"
import type { Rows, Statement } from "../../postgres/database.ts"
import type { Routine } from "../catalog/catalog.ts"
import { restError, singularError } from "../errors.ts"
import { type Answered, negotiate } from "../query/media-type.ts"
import { invalidBody, mediaType, readText } from "../query/payload.ts"
import { maxAffectedError } from "../query/preferences.ts"
import { parametersOf, parseQuery, type Query } from "../query/query-string.ts"
import { addApplied, contextOf, type Exchange, isRead, rangeOf } from "../rest-request.ts"
import { callSql, findRoutine, type Given, routineScope } from "../sql/function-call.ts"
import { Parameters } from "../sql/parameters.ts"
import { MAX_ROWS, matchingSql, rowsSql, type Selection } from "../sql/select-rows.ts"
import {
  bodyOf,
  checkSingular,
  contentRange,
  type Final,
  finalStatement,
  pageStatus,
  resultOf,
  settledResponse,
} from "./response.ts"

export async function callRoutine(exchange: Exchange, name: string): Promise<Response> {
  const { request, catalog, queryString, preferences } = exchange
  const isGet = isRead(request.method)
  const query = parseQuery(queryString, isGet)
  if (query.root.limit === undefined && query.root.offset === undefined) {
    Object.assign(query.root, rangeOf(request))
  }
  const given: Given = isGet ? { kind: "query", pairs: query.arguments } : await givenBody(request)
  const routine = findRoutine(catalog, name, given)
  const scalarType = routine.returns === "scalar" ? routine.returnType : undefined
  const answered = negotiate(request.headers.get("accept"), scalarType)
  if (preferences.handling === "strict" && preferences.maxAffected !== undefined && !routine.returnsSet) {
    const message =
      "Function must return SETOF or TABLE when max-affected preference is used with handling=strict"
    throw restError(400, "PGRST128", message)
  }
  const { statement, names } = callStatement(exchange, routine, given, query, answered)
  const rows = await run(exchange, routine, statement, answered)
  return answerOf(exchange, routine, query, answered, names, rows)
}

function callStatement(exchange: Exchange, routine: Routine, given: Given, query: Query, answered: Answered) {
  const { catalog, preferences, request } = exchange
  const parameters = new Parameters(catalog.generation)
  const isCounted = routine.returnsSet && preferences.count !== undefined
  const hasBody = request.method !== "HEAD" && routine.returns !== "void"
  const isComposite = routine.returns === "composite"
  const body = hasBody ? (isComposite ? "rows" : "value") : "none"
  const common: Pick<Final, "body" | "readsSettings"> = { body, readsSettings: true }
  function selecting(from: (alias: string) => string): Selection {
    const scope = routineScope(catalog, parameters, routine, isCounted)
    const maxRows = routine.returnsSet ? MAX_ROWS : null
    const shared = { scope, from: from(scope.alias), joined: [], maxRows, modifiers: query.root }
    return { ...shared, items: isComposite ? query.select : [] }
  }
  function rowsOf(selection: Selection) {
    if (isComposite) return rowsSql(selection)
    const { alias } = selection.scope
    const limit = routine.returnsSet ? ` limit ${MAX_ROWS}` : ""
    return { text: `select ${alias}."value" from ${selection.from}${limit}`, names: [routine.name] }
  }
  if (!isCounted) {
    const { text, names } = rowsOf(selecting(alias => callSql(parameters, routine, given, alias)))
    return { statement: finalStatement(parameters, answered, { ...common, rows: text, names }), names }
  }
  // Counted apart from the page, but called only once.
  const inner = parameters.alias()
  const call = callSql(parameters, routine, given, inner)
  const before = `with "called" as materialized (select ${inner}.* from ${call}) `
  const { text, names } = rowsOf(selecting(alias => `"called" as ${alias}`))
  const total = `(select count(*) from (${matchingSql(selecting(alias => `"called" as ${alias}`))}) "c")`
  return {
    statement: finalStatement(parameters, answered, { ...common, rows: text, names, before, total }),
    names,
  }
}

async function run(exchange: Exchange, routine: Routine, statement: Statement, answered: Answered) {
  const { request, database, preferences } = exchange
  const context = contextOf(exchange)
  if (isRead(request.method) || !routine.isVolatile) return database.read(context, statement)
  let refusal: HttpError | null = null
  const rows = await database.write(context, statement, result => {
    const { shown } = resultOf(result)
    refusal = answered.single && shown !== 1 ? singularError(shown) : maxAffectedError(preferences, shown)
    return refusal === null
  })
  if (refusal) throw refusal
  return rows
}

function answerOf(
  { request, preferences }: Exchange,
  routine: Routine,
  query: Query,
  answered: Answered,
  names: string[],
  rows: Rows,
) {
  const result = resultOf(rows)
  checkSingular(answered, result)
  const headers = new Headers()
  addApplied(headers, preferences, ["count", "handling", "maxAffected"])
  if (routine.returns === "void") {
    return settledResponse(result, 204, headers, null)
  }
  const first = routine.returnsSet ? (query.root.offset ?? 0) : 0
  headers.set("content-type", answered.contentType)
  headers.set("content-range", contentRange(first, result.shown, result.total))
  const status = pageStatus(first, result.shown, result.total)
  const body = request.method === "HEAD" ? null : bodyOf(answered, result, names, !routine.returnsSet)
  return settledResponse(result, status, headers, body)
}

async function givenBody(request: Request): Promise<Given> {
  const type = mediaType(request)
  if (type === "application/octet-stream") {
    const bytes = Buffer.from(await readBody(request))
    return { kind: "body", type: "bytea", value: `\\x${bytes.toString("hex")}` }
  }
  const text = await readText(request)
  switch (type) {
    case "text/plain":
      return { kind: "body", type: "text", value: text }
    case "application/x-www-form-urlencoded":
      return { kind: "query", pairs: parametersOf(text) }
    case "":
    case "application/json":
      return text === "" ? { kind: "json", text: "{}", keys: [], isObject: true } : givenJson(text)
    default:
      throw invalidBody(`Content-Type not acceptable: ${type}`)
  }
}

function givenJson(text: string): Given {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw invalidBody("Empty or invalid json")
  }
  const isObject = typeof value === "object" && value !== null && !Array.isArray(value)
  return { kind: "json", text, keys: isObject ? Object.keys(value as object) : [], isObject }
}
