import { mayHaveBody } from "../../http.ts"
import type { Rows, Statement } from "../../postgres/database.ts"
import { restError, singularError } from "../errors.ts"
import type { Answered } from "../query/media-type.ts"
import type { Parameters } from "../sql/parameters.ts"

/** The columns every statement of this room ends with, in this order. */
interface Result {
  /** Rows in the answer. */
  shown: number
  body: string | null
  /** Rows altogether, or rows written; null when nobody asked. */
  total: number | null
  /** What functions and triggers set for the response: status, headers. */
  status: string | null
  headers: string | null
  /** Names and values of the new row's key, as JSON. */
  location: string | null
  updated: number
}

export interface Final {
  rows: string
  names: string[]
  body: "rows" | "value" | "none"
  total?: string
  location?: string
  /** A statement that goes before, with its comma-free `with` clause. */
  before?: string
  readsSettings?: boolean
  isUpsert?: boolean
}

/** The whole statement around the rows: PostgreSQL counts them and makes the bytes of the answer. */
export function finalStatement(parameters: Parameters, answered: Answered, final: Final): Statement {
  const columns = [
    "count(*)",
    final.body === "none" ? "null" : bodySql(answered, final.names, final.body === "value"),
    final.total ?? "null",
    final.readsSettings ? "current_setting('response.status', true)" : "null",
    final.readsSettings ? "current_setting('response.headers', true)" : "null",
    final.location ?? "null",
    final.isUpsert ? "current_setting('pgrst.updated', true)" : "null",
  ]
  return parameters.statement(`${final.before ?? ""}select ${columns.join(", ")} from (${final.rows}) "r"`)
}

function bodySql({ format, stripNulls }: Answered, names: string[], isValue: boolean) {
  if (format === "csv") return `string_agg(substring("r"::text, 2, length("r"::text) - 2), e'\\n')`
  if (format === "text") return `string_agg("r"."value"::text, '')`
  if (format === "bytes") return `string_agg(encode("r"."value", 'base64'), '')`
  const list = isValue ? `json_agg("r"."value")` : `json_agg("r".*)`
  return `coalesce(${stripNulls && names.length > 0 ? `json_strip_nulls(${list})` : list}, '[]')::text`
}

export function resultOf({ rows: [row] }: Rows): Result {
  if (!row) throw new Error("The statement gave no row")
  const [shown, body = null, total = null, status = null, headers = null, location = null, updated] = row
  return {
    shown: Number(shown),
    body,
    total: total === null ? null : Number(total),
    status: status || null,
    headers: headers || null,
    location,
    updated: Number(updated || 0),
  }
}

/** The bytes of the answer. */
export function bodyOf(answered: Answered, { shown, body }: Result, names: string[], isSingleRow: boolean) {
  switch (answered.format) {
    case "csv":
      return shown === 0 ? "\n" : `${names.join(",")}\n${body ?? ""}`
    case "text":
      return body ?? ""
    case "bytes":
      return Buffer.from(body ?? "", "base64")
    case "json":
      if (!isSingleRow && !answered.single) return body
      // The list has exactly one element, so what is between its brackets is that element.
      return shown === 0 ? "null" : body!.slice(1, -1)
  }
}

export function checkSingular(answered: Answered, { shown }: Result) {
  if (answered.single && shown !== 1) throw singularError(shown)
}

export function contentRange(first: number, shown: number, total: number | null) {
  const range = shown === 0 ? "*" : `${first}-${first + shown - 1}`
  return `${range}/${total ?? "*"}`
}

/** 206 when there is more than was shown; 416 when the first row asked for lies behind the last. */
export function pageStatus(first: number, shown: number, total: number | null) {
  if (total === null) return 200
  if (first > total) {
    throw restError(416, "PGRST103", "Requested range not satisfiable", {
      details: `An offset of ${first} was requested, but there are only ${total} rows.`,
      headers: { "content-range": `*/${total}` },
    })
  }
  return shown < total ? 206 : 200
}

/** The response, with status and headers as functions and triggers may have set them. */
export function settledResponse(result: Result, status: number, headers: Headers, body: BodyInit | null) {
  if (result.status !== null && !/^[2-5]\d\d$/.test(result.status)) {
    throw restError(500, "PGRST112", "response.status guc must be a valid status code")
  }
  if (result.headers !== null) addHeaders(headers, result.headers)
  const settled = result.status === null ? status : Number(result.status)
  return new Response(mayHaveBody(settled) ? body : null, { status: settled, headers })
}

function addHeaders(headers: Headers, text: string) {
  try {
    for (const item of JSON.parse(text) as Record<string, string>[]) {
      const [pair, more] = Object.entries(item)
      if (!pair || more || typeof pair[1] !== "string") throw new TypeError("not one name and one text")
      headers.append(pair[0], pair[1])
    }
  } catch {
    const shape = "a JSON array composed of objects with a single key and a string value"
    throw restError(500, "PGRST111", `response.headers guc must be ${shape}`)
  }
}
