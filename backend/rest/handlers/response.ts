import { mayHaveBody } from "../../http.ts"
import type { Rows, Statement } from "../../postgres/database.ts"
import { restError, singularError } from "../errors.ts"
import type { ResponseFormat } from "../query/media-type.ts"
import type { Parameters } from "../sql/parameters.ts"

/** Columns of every statement's result, in this order. */
interface Result {
  /** Rows in the response. */
  rowCount: number
  body: string | null
  /** Total rows, or rows written; null if not requested. */
  total: number | null
  /** Response status and headers set by functions and triggers. */
  status: string | null
  headers: string | null
  /** Primary key values of the new row, as JSON. */
  location: string | null
  updated: number
}

export interface StatementParts {
  rows: string
  names: string[]
  body: "rows" | "value" | "none"
  total?: string
  location?: string
  /** A `with` clause that precedes the statement. */
  before?: string
  readsSettings?: boolean
  isUpsert?: boolean
}

/** Wraps the rows in a statement that counts them and builds the response body in PostgreSQL. */
export function buildStatement(
  parameters: Parameters,
  responseFormat: ResponseFormat,
  parts: StatementParts,
): Statement {
  const columns = [
    "count(*)",
    parts.body === "none" ? "null" : bodySql(responseFormat, parts.names, parts.body === "value"),
    parts.total ?? "null",
    parts.readsSettings ? "current_setting('response.status', true)" : "null",
    parts.readsSettings ? "current_setting('response.headers', true)" : "null",
    parts.location ?? "null",
    parts.isUpsert ? "current_setting('pgrst.updated', true)" : "null",
  ]
  return parameters.statement(`${parts.before ?? ""}select ${columns.join(", ")} from (${parts.rows}) "r"`)
}

function bodySql({ format, stripNulls }: ResponseFormat, names: string[], isValue: boolean) {
  if (format === "csv") return `string_agg(substring("r"::text, 2, length("r"::text) - 2), e'\\n')`
  if (format === "text") return `string_agg("r"."value"::text, '')`
  if (format === "bytes") return `string_agg(encode("r"."value", 'base64'), '')`
  const list = isValue ? `json_agg("r"."value")` : `json_agg("r".*)`
  return `coalesce(${stripNulls && names.length > 0 ? `json_strip_nulls(${list})` : list}, '[]')::text`
}

export function parseResult({ rows: [row] }: Rows): Result {
  if (!row) throw new Error("The statement returned no row")
  const [rowCount, body = null, total = null, status = null, headers = null, location = null, updated] = row
  return {
    rowCount: Number(rowCount),
    body,
    total: total === null ? null : Number(total),
    status: status || null,
    headers: headers || null,
    location,
    updated: Number(updated || 0),
  }
}

/** The response body. */
export function bodyOf(
  responseFormat: ResponseFormat,
  { rowCount, body }: Result,
  names: string[],
  isSingleRow: boolean,
) {
  switch (responseFormat.format) {
    case "csv":
      return rowCount === 0 ? "\n" : `${names.join(",")}\n${body ?? ""}`
    case "text":
      return body ?? ""
    case "bytes":
      return Buffer.from(body ?? "", "base64")
    case "json":
      if (!isSingleRow && !responseFormat.single) return body
      // The list has exactly one element: the text between its brackets.
      return rowCount === 0 ? "null" : body!.slice(1, -1)
  }
}

export function checkSingular(responseFormat: ResponseFormat, { rowCount }: Result) {
  if (responseFormat.single && rowCount !== 1) throw singularError(rowCount)
}

export function contentRange(first: number, rowCount: number, total: number | null) {
  const range = rowCount === 0 ? "*" : `${first}-${first + rowCount - 1}`
  return `${range}/${total ?? "*"}`
}

/** 206 if there are more rows than returned; 416 if the offset is beyond the last row. */
export function pageStatus(first: number, rowCount: number, total: number | null) {
  if (total === null) return 200
  if (first > total) {
    throw restError(416, "PGRST103", "Requested range not satisfiable", {
      details: `An offset of ${first} was requested, but there are only ${total} rows.`,
      headers: { "content-range": `*/${total}` },
    })
  }
  return rowCount < total ? 206 : 200
}

/** The response, with status and headers that functions and triggers may have set. */
export function finalResponse(result: Result, status: number, headers: Headers, body: BodyInit | null) {
  if (result.status !== null && !/^[2-5]\d\d$/.test(result.status)) {
    throw restError(500, "PGRST112", "response.status guc must be a valid status code")
  }
  if (result.headers !== null) addHeaders(headers, result.headers)
  const finalStatus = result.status === null ? status : Number(result.status)
  return new Response(mayHaveBody(finalStatus) ? body : null, { status: finalStatus, headers })
}

// They replace the gateway's own, but each can be there several times, as Set-Cookie.
function addHeaders(headers: Headers, text: string) {
  const added = new Headers()
  try {
    for (const item of JSON.parse(text) as Record<string, string>[]) {
      const [pair, more] = Object.entries(item)
      if (!pair || more || typeof pair[1] !== "string") throw new TypeError("not one name and one text")
      added.append(pair[0], pair[1])
    }
    for (const name of added.keys()) headers.delete(name)
    for (const [name, value] of added) headers.append(name, value)
  } catch {
    const shape = "a JSON array composed of objects with a single key and a string value"
    throw restError(500, "PGRST111", `response.headers guc must be ${shape}`)
  }
}
