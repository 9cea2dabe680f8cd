import { Cursor } from "./cursor.ts"
import { type Field, jsonPath } from "./select.ts"

export const COMPARISONS = {
  eq: "=",
  neq: "<>",
  gt: ">",
  gte: ">=",
  lt: "<",
  lte: "<=",
  like: "like",
  ilike: "ilike",
  match: "~",
  imatch: "~*",
  isdistinct: "is distinct from",
  cs: "@>",
  cd: "<@",
  ov: "&&",
  sl: "<<",
  sr: ">>",
  nxr: "&<",
  nxl: "&>",
  adj: "-|-",
} as const

export const TEXT_SEARCHES = {
  fts: "to_tsquery",
  plfts: "plainto_tsquery",
  phfts: "phraseto_tsquery",
  wfts: "websearch_to_tsquery",
} as const

type Comparison = keyof typeof COMPARISONS
type TextSearch = keyof typeof TEXT_SEARCHES
type IsValue = "null" | "not null" | "true" | "false" | "unknown"

export type Test =
  | { kind: "compare"; operator: Comparison; quantifier?: "any" | "all"; value: string }
  | { kind: "in"; values: string[] }
  | { kind: "is"; value: IsValue }
  | { kind: "search"; operator: TextSearch; config?: string; value: string }

export interface Filter {
  kind: "filter"
  field: Field
  negated: boolean
  test: Test
}

interface Group {
  kind: "and" | "or"
  negated: boolean
  terms: Condition[]
}

export type Condition = Filter | Group

const MAX_PATTERN_LENGTH = 200
const MAX_WILDCARDS = 10
const LIKE = { wildcard: /[%*]/g, forbidden: null }
// No back references and no repetition over 99, which can take exponential time and memory.
const REGEX = { wildcard: /[*+?{]/g, forbidden: /\\\d|\{[^}]*\d{3}/ }
const PATTERN_LIMITS = { like: LIKE, ilike: LIKE, match: REGEX, imatch: REGEX }

const QUANTIFIABLE = new Set(["eq", "gt", "gte", "lt", "lte", "like", "ilike", "match", "imatch"])
const IS_VALUES: Record<string, IsValue> = {
  null: "null",
  not_null: "not null",
  true: "true",
  false: "false",
  unknown: "unknown",
}
const OPERATORS = [...Object.keys(COMPARISONS), "in", "is", ...Object.keys(TEXT_SEARCHES)]
const EXPECTED = `"not" or operator (eq, gt, ...)`

/** `id=eq.1`: the field comes from the parameter's name. */
export function parseFilter(field: Field, text: string): Filter {
  return testOf(new Cursor(text, `filter (${text})`), field, false)
}

/** Whether a value looks like a filter; for `rpc` by GET, distinguishes filters from arguments. */
export function looksLikeFilter(text: string): boolean {
  const word = /^(?:not\.)?([a-z]+)(?:\([^)]*\))?\./.exec(text)?.[1]
  return word !== undefined && OPERATORS.includes(word)
}

/** `or=(a.eq.1,and(b.gt.2,c.is.null))`: kind and negation come from the parameter's name. */
export function parseLogic(kind: "and" | "or", negated: boolean, text: string): Group {
  // Like PostgREST, counts columns from the start of the operator.
  const operator = `${negated ? "not." : ""}${kind}`
  const cursor = new Cursor(text, `logic tree (${text})`, operator.length)
  cursor.skipSpaces()
  const group: Group = { kind, negated, terms: termsOf(cursor, 1) }
  cursor.skipSpaces()
  // Like PostgREST, ignores superfluous parentheses.
  if (!cursor.done && !cursor.peek(")")) throw cursor.fail("end of input")
  return group
}

function termsOf(cursor: Cursor, depth: number): Condition[] {
  cursor.checkDepth(depth)
  cursor.expect("(")
  const terms = [termOf(cursor, depth)]
  while (cursor.take(",")) terms.push(termOf(cursor, depth))
  cursor.expect(")")
  cursor.skipSpaces()
  return terms
}

function termOf(cursor: Cursor, depth: number): Condition {
  cursor.skipSpaces()
  for (const negated of [true, false]) {
    for (const kind of ["and", "or"] as const) {
      const word = negated ? `not.${kind}` : kind
      const start = cursor.position
      if (cursor.take(word)) cursor.skipSpaces()
      if (cursor.position === start || !cursor.peek("(")) {
        cursor.position = start
        continue
      }
      return { kind, negated, terms: termsOf(cursor, depth + 1) }
    }
  }
  const field = { name: cursor.name(), path: jsonPath(cursor) }
  cursor.expect(".")
  return testOf(cursor, field, true)
}

function testOf(cursor: Cursor, field: Field, isInTree: boolean): Filter {
  const negated = cursor.take("not.")
  const start = cursor.position
  const operator = cursor.until(".(")
  const known = OPERATORS.includes(operator)
  if (!known) {
    cursor.position = start
    throw cursor.fail(EXPECTED)
  }
  const modifier = modifierOf(cursor, operator)
  cursor.expect(".")
  return { kind: "filter", field, negated, test: operandOf(cursor, operator, modifier, isInTree) }
}

function modifierOf(cursor: Cursor, operator: string) {
  if (!cursor.peek("(")) return undefined
  const isSearch = operator in TEXT_SEARCHES
  if (!isSearch && !QUANTIFIABLE.has(operator)) throw cursor.fail('"."')
  cursor.take("(")
  const modifier = cursor.until(")")
  if (!isSearch && modifier !== "any" && modifier !== "all") throw cursor.fail('"any" or "all"')
  cursor.expect(")")
  return modifier
}

function operandOf(cursor: Cursor, operator: string, modifier: string | undefined, isInTree: boolean): Test {
  if (operator === "in") return { kind: "in", values: listOf(cursor, isInTree) }
  if (operator === "is") return { kind: "is", value: isValueOf(cursor, isInTree) }
  const value = isInTree ? treeValue(cursor) : cursor.rest()
  if (operator in TEXT_SEARCHES) {
    return { kind: "search", operator: operator as TextSearch, config: modifier, value }
  }
  if (operator in PATTERN_LIMITS) checkPattern(cursor, operator as keyof typeof PATTERN_LIMITS, value)
  const quantifier = modifier as "any" | "all" | undefined
  return { kind: "compare", operator: operator as Comparison, quantifier, value }
}

// A pattern is matched against every row, and its cost grows with its wildcards.
function checkPattern(cursor: Cursor, operator: keyof typeof PATTERN_LIMITS, value: string) {
  const { wildcard, forbidden } = PATTERN_LIMITS[operator]
  const wildcards = value.match(wildcard)?.length ?? 0
  if (value.length <= MAX_PATTERN_LENGTH && wildcards <= MAX_WILDCARDS && !forbidden?.test(value)) return
  throw cursor.fail(`a pattern of up to ${MAX_PATTERN_LENGTH} characters and ${MAX_WILDCARDS} wildcards`)
}

function isValueOf(cursor: Cursor, isInTree: boolean): IsValue {
  const start = cursor.position
  const word = (isInTree ? cursor.until(",)") : cursor.rest()).toLowerCase()
  const value = Object.hasOwn(IS_VALUES, word) ? IS_VALUES[word] : undefined
  if (value) return value
  cursor.position = start
  throw cursor.fail("isVal: (null, not_null, true, false, unknown)")
}

function listOf(cursor: Cursor, isInTree: boolean): string[] {
  cursor.expect("(")
  const values: string[] = []
  cursor.skipSpaces()
  if (!cursor.peek(")")) {
    do values.push(listValue(cursor))
    while (cursor.take(","))
  }
  cursor.expect(")")
  if (isInTree) cursor.skipSpaces()
  else if (!cursor.done) throw cursor.fail("end of input")
  return values
}

function listValue(cursor: Cursor) {
  cursor.skipSpaces()
  return quotedValue(cursor) ?? cursor.until(",)")
}

// Quotes only count around a whole value: `"a"b` contains literal quotes.
function quotedValue(cursor: Cursor) {
  if (!cursor.peek('"')) return null
  const start = cursor.position
  const value = cursor.quotedOrNull()
  cursor.skipSpaces()
  if (cursor.done || cursor.peek(",") || cursor.peek(")")) return value
  cursor.position = start
  return null
}

// Inside a tree a comma or parenthesis ends the value unless it is quoted or in array braces.
function treeValue(cursor: Cursor) {
  const quoted = quotedValue(cursor)
  if (quoted !== null) return quoted
  if (cursor.peek("{")) {
    const inside = cursor.until("}")
    cursor.expect("}")
    return `${inside}}`
  }
  return cursor.until(",)")
}
