import type { HttpError } from "../../http.ts"
import { readBody } from "../../http.ts"
import type { Rows, Statement } from "../../postgres/database.ts"
import { type Call, contextOf, isRead, pageOf, setAppliedPreferences } from "../call.ts"
import type { Routine } from "../catalog/catalog.ts"
import { restError, singularError } from "../errors.ts"
import { consumeNetworkLimit, networkSettings } from "../network-limits.ts"
import { negotiate, type ResponseFormat } from "../query/media-type.ts"
import { csvRows, invalidBody, mediaType, readText } from "../query/payload.ts"
import { maxAffectedError } from "../query/preferences.ts"
import { parametersOf, parseQuery, type Query } from "../query/query-string.ts"
import { type CallInput, callSql, findRoutine, routineScope } from "../sql/function-call.ts"
import { Parameters } from "../sql/parameters.ts"
import { MAX_ROWS, matchingSql, rowsSql, type Selection } from "../sql/select-rows.ts"
import {
  bodyOf,
  buildStatement,
  checkSingular,
  contentRange,
  finalResponse,
  pageStatus,
  parseResult,
  type StatementParts,
} from "./response.ts"

export async function callRoutine(call: Call, name: string): Promise<Response> {
  const { request, catalog, queryString, preferences } = call
  const isGet = isRead(request.method)
  const query = parseQuery(queryString, isGet)
  Object.assign(query.root, pageOf(request, query.root))
  const input: CallInput = isGet
    ? { kind: "query", pairs: query.arguments }
    : await readInput(request, query.columns)
  const routine = findRoutine(catalog, name, input)
  await consumeNetworkLimit(call, routine)
  // Like PostgREST, sends plain text or bytes only if the function returns one value of a domain named like that.
  const isScalar = routine.returns === "scalar" && !routine.returnsSet
  const responseFormat = negotiate(request.headers.get("accept"), isScalar ? routine.returnType : undefined)
  if (preferences.handling === "strict" && preferences.maxAffected !== undefined && !routine.returnsSet) {
    const message =
      "Function must return SETOF or TABLE when max-affected preference is used with handling=strict"
    throw restError(400, "PGRST128", message)
  }
  const { statement, names } = callStatement(call, routine, input, query, responseFormat)
  const rows = await run(call, routine, statement, responseFormat)
  return buildResponse(call, routine, query, responseFormat, names, rows)
}

function callStatement(
  call: Call,
  routine: Routine,
  input: CallInput,
  query: Query,
  responseFormat: ResponseFormat,
) {
  const { catalog, preferences, request } = call
  const parameters = new Parameters(catalog.generation)
  const isCounted = routine.returnsSet && preferences.count !== undefined
  const hasBody = request.method !== "HEAD" && routine.returns !== "void"
  const isComposite = routine.returns === "composite"
  const body = hasBody ? (isComposite ? "rows" : "value") : "none"
  const common: Pick<StatementParts, "body" | "readsSettings"> = { body, readsSettings: true }
  function buildSelection(from: (alias: string) => string): Selection {
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
    const { text, names } = rowsOf(buildSelection(alias => callSql(parameters, routine, input, alias)))
    return { statement: buildStatement(parameters, responseFormat, { ...common, rows: text, names }), names }
  }
  // Counted separately from the page, but called only once.
  const inner = parameters.alias()
  const from = callSql(parameters, routine, input, inner)
  const before = `with "called" as materialized (select ${inner}.* from ${from}) `
  const { text, names } = rowsOf(buildSelection(alias => `"called" as ${alias}`))
  const total = `(select count(*) from (${matchingSql(buildSelection(alias => `"called" as ${alias}`))}) "c")`
  return {
    statement: buildStatement(parameters, responseFormat, { ...common, rows: text, names, before, total }),
    names,
  }
}

async function run(call: Call, routine: Routine, statement: Statement, responseFormat: ResponseFormat) {
  const { request, database, preferences } = call
  const context = { ...contextOf(call), settings: networkSettings(call, routine) }
  if (isRead(request.method) || !routine.isVolatile) return database.read(context, statement)
  let rejection: HttpError | null = null
  const rows = await database.write(context, statement, result => {
    const { rowCount } = parseResult(result)
    rejection =
      responseFormat.single && rowCount !== 1
        ? singularError(rowCount)
        : maxAffectedError(preferences, rowCount)
    return rejection === null
  })
  if (rejection) throw rejection
  return rows
}

function buildResponse(
  { request, preferences }: Call,
  routine: Routine,
  query: Query,
  responseFormat: ResponseFormat,
  names: string[],
  rows: Rows,
) {
  const result = parseResult(rows)
  checkSingular(responseFormat, result)
  if (preferences.count && !routine.returnsSet) result.total = result.rowCount
  const headers = new Headers()
  setAppliedPreferences(headers, preferences, ["count", "handling", "maxAffected"])
  if (routine.returns === "void") {
    return finalResponse(result, 204, headers, null)
  }
  const first = routine.returnsSet ? (query.root.offset ?? 0) : 0
  headers.set("content-type", responseFormat.contentType)
  headers.set("content-range", contentRange(first, result.rowCount, result.total))
  const status = pageStatus(first, result.rowCount, result.total)
  const body = request.method === "HEAD" ? null : bodyOf(responseFormat, result, names, !routine.returnsSet)
  return finalResponse(result, status, headers, body)
}

async function readInput(request: Request, columns?: string[]): Promise<CallInput> {
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
      return parseJsonInput(text === "" ? "{}" : text, { columns, mayBeBody: true })
    case "text/csv":
      return parseJsonInput(JSON.stringify(csvRows(text)), { columns, mayBeBody: false })
    default:
      throw invalidBody(`Content-Type not acceptable: ${type}`)
  }
}

function parseJsonInput(
  text: string,
  { columns, mayBeBody }: { columns?: string[]; mayBeBody: boolean },
): CallInput {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw invalidBody("Empty or invalid json")
  }
  // Of several objects, the first has the arguments.
  const first: unknown = Array.isArray(value) ? value[0] : value
  const isObject = typeof first === "object" && first !== null && !Array.isArray(first)
  const keys = columns ?? (isObject ? Object.keys(first) : [])
  return { kind: "json", text, keys, isObject, isArray: Array.isArray(value), mayBeBody }
}
