import { parseError, restError } from "../errors.ts"
import { Cursor } from "./cursor.ts"
import { type Condition, looksLikeFilter, parseFilter, parseLogic } from "./filters.ts"
import { type OrderTerm, parseOrder } from "./order.ts"
import { type Field, jsonPath, parseColumns, parseSelect, type SelectItem } from "./select.ts"

/** Query string options of a resource and, by name, of its embedded resources. */
export interface Modifiers {
  conditions: Condition[]
  order: OrderTerm[]
  limit?: number
  offset?: number
  embedded: Map<string, Modifiers>
}

export interface Query {
  select: SelectItem[]
  columns?: string[]
  onConflict?: string[]
  root: Modifiers
  /** For `rpc` by GET: parameters that are not filters, in order, possibly repeated. */
  arguments: [string, string][]
}

const MAX_PARAMETERS = 500

export function parseQuery(queryString: string, isCall: boolean): Query {
  const query: Query = { select: [{ kind: "star" }], root: newModifiers(), arguments: [] }
  for (const [name, value] of parametersOf(queryString)) {
    if (name === "select") query.select = parseSelect(value)
    else if (name === "columns") query.columns = parseColumns(value, "columns")
    else if (name === "on_conflict") query.onConflict = parseColumns(value, "on_conflict")
    else if (isCall && isArgument(name, value)) query.arguments.push([name, value])
    else applyParameter(query.root, name, value)
  }
  return query
}

/** Decoded names and values; `+` is a space, as sent by forms and supabase-js. */
export function parametersOf(queryString: string): [string, string][] {
  const parameters: [string, string][] = []
  for (const part of queryString.split("&")) {
    if (part === "") continue
    const equals = part.indexOf("=")
    if (equals < 0) continue
    parameters.push([decodeParameter(part.slice(0, equals)), decodeParameter(part.slice(equals + 1))])
  }
  if (parameters.length > MAX_PARAMETERS) {
    throw parseError("query string", 1, `more than ${MAX_PARAMETERS} parameters`)
  }
  return parameters
}

function decodeParameter(text: string) {
  const spaced = text.includes("+") ? text.replaceAll("+", " ") : text
  if (!spaced.includes("%")) return spaced
  try {
    // Like PostgREST, takes a percent sign without two hexadecimal digits literally.
    const value = decodeURIComponent(spaced.replace(/%(?![0-9a-f]{2})/gi, "%25"))
    if (!value.includes("\0")) return value
  } catch {
    // Falls through: invalid percent-encoding and NUL are both rejected.
  }
  throw restError(400, "PGRST100", "The query string is not valid percent-encoded UTF-8 text")
}

export function newModifiers(): Modifiers {
  return { conditions: [], order: [], embedded: new Map() }
}

const RESERVED = new Set(["order", "limit", "offset", "and", "or"])

function isArgument(name: string, value: string) {
  return !name.includes(".") && !RESERVED.has(name) && !looksLikeFilter(value)
}

function applyParameter(root: Modifiers, name: string, value: string) {
  const { path, field } = pathOf(name)
  const word = field.path.length === 0 ? field.name : ""
  const isNegated = (word === "and" || word === "or") && path.at(-1) === "not"
  const modifiers = embeddedAt(root, isNegated ? path.slice(0, -1) : path)
  if (word === "order") modifiers.order = value === "" ? [] : parseOrder(value)
  else if (word === "limit") modifiers.limit = wholeNumber(value)
  else if (word === "offset") modifiers.offset = wholeNumber(value)
  else if (word === "and" || word === "or") modifiers.conditions.push(parseLogic(word, isNegated, value))
  else modifiers.conditions.push(parseFilter(field, value))
}

function pathOf(name: string): { path: string[]; field: Field } {
  const cursor = new Cursor(name, `tree path (${name})`)
  const path = [cursor.name()]
  while (cursor.take(".")) path.push(cursor.name())
  const field = { name: path.pop()!, path: jsonPath(cursor) }
  if (!cursor.done) throw cursor.fail('"." or end of input')
  return { path, field }
}

function embeddedAt(root: Modifiers, path: string[]): Modifiers {
  let modifiers = root
  for (const name of path) {
    let next = modifiers.embedded.get(name)
    if (!next) modifiers.embedded.set(name, (next = newModifiers()))
    modifiers = next
  }
  return modifiers
}

// Like PostgREST, ignores values that are not integers.
function wholeNumber(text: string) {
  return /^-?\d{1,15}$/.test(text) ? Number(text) : undefined
}
