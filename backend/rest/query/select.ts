import { Cursor } from "./cursor.ts"

interface JsonStep {
  operator: "->" | "->>"
  key: string
  isIndex: boolean
}

/** A column, or a path inside a JSON column: `meta->a->>b`. */
export interface Field {
  name: string
  path: JsonStep[]
}

export interface SelectField {
  kind: "field"
  field: Field
  alias?: string
  cast?: string
  aggregate?: string
}

export interface SelectEmbed {
  kind: "embed"
  target: string
  alias?: string
  hint?: string
  inner: boolean
  spread: boolean
  select: SelectItem[]
}

export type SelectItem = { kind: "star" } | SelectField | SelectEmbed

const AGGREGATES = new Set(["avg", "count", "max", "min", "sum"])

export function parseSelect(text: string): SelectItem[] {
  const cursor = new Cursor(text, `select parameter (${text})`)
  cursor.skipSpaces()
  const items: SelectItem[] = cursor.done ? [{ kind: "star" }] : itemsOf(cursor, 1)
  // Like PostgREST, ignores superfluous parentheses.
  if (!cursor.done && !cursor.peek(")")) throw cursor.fail('"," or end of input')
  return items
}

export function parseColumns(text: string, parameter: "columns" | "on_conflict"): string[] {
  const cursor = new Cursor(text, `${parameter} parameter (${text})`)
  const names = [cursor.name()]
  while (cursor.take(",")) names.push(cursor.name())
  if (!cursor.done) throw cursor.fail('"," or end of input')
  return names
}

function itemsOf(cursor: Cursor, depth: number): SelectItem[] {
  cursor.checkDepth(depth)
  const items = [itemOf(cursor, depth)]
  while (cursor.take(",")) items.push(itemOf(cursor, depth))
  return items
}

function itemOf(cursor: Cursor, depth: number): SelectItem {
  cursor.skipSpaces()
  if (cursor.take("*")) {
    cursor.skipSpaces()
    return { kind: "star" }
  }
  if (cursor.take("...")) {
    const target = cursor.name()
    return embedOf(cursor, depth, { target, spread: true })
  }
  let alias: string | undefined
  let name = cursor.name()
  if (cursor.peek(":") && !cursor.peek("::")) {
    cursor.take(":")
    alias = name
    name = cursor.name()
  }
  if (cursor.peek("!") || cursor.peek("(")) {
    // `count()` works without a column.
    if (name === "count" && cursor.take("()")) return finishField(cursor, { name, path: [] }, alias, "count")
    return embedOf(cursor, depth, { target: name, alias, spread: false })
  }
  const field = { name, path: jsonPath(cursor) }
  return finishField(cursor, field, alias)
}

function finishField(cursor: Cursor, field: Field, alias?: string, aggregate?: string): SelectField {
  const item: SelectField = { kind: "field", field, alias, aggregate }
  if (cursor.take("::")) item.cast = castName(cursor)
  if (cursor.take(".")) {
    item.aggregate = cursor.name()
    if (!AGGREGATES.has(item.aggregate))
      throw cursor.fail("an aggregate function (avg, count, max, min, sum)")
    cursor.expect("()")
    if (cursor.take("::")) item.cast = castName(cursor)
  }
  cursor.skipSpaces()
  return item
}

function castName(cursor: Cursor) {
  const name = cursor.name()
  return cursor.take("[]") ? `${name}[]` : name
}

function embedOf(
  cursor: Cursor,
  depth: number,
  start: { target: string; alias?: string; spread: boolean },
): SelectEmbed {
  const embed: SelectEmbed = { kind: "embed", inner: false, select: [], ...start }
  while (cursor.take("!")) {
    const word = cursor.name()
    if (word === "inner") embed.inner = true
    else if (word !== "left") embed.hint = word
  }
  cursor.expect("(")
  cursor.skipSpaces()
  if (!cursor.peek(")")) embed.select = itemsOf(cursor, depth + 1)
  cursor.expect(")")
  cursor.skipSpaces()
  return embed
}

/** JSON path after a column name; `->0` and `->-1` are array indexes. */
export function jsonPath(cursor: Cursor): JsonStep[] {
  const path: JsonStep[] = []
  while (cursor.peek("->")) {
    const operator = cursor.take("->>") ? "->>" : "->"
    if (operator === "->") cursor.expect("->")
    path.push(jsonStep(cursor, operator))
  }
  return path
}

function jsonStep(cursor: Cursor, operator: JsonStep["operator"]): JsonStep {
  if (cursor.peek('"')) return { operator, key: cursor.quoted(), isIndex: false }
  const start = cursor.position
  while (!cursor.done && !cursor.peek("->") && !cursor.peek("::") && !isEndOfKey(cursor)) cursor.position++
  const key = cursor.text.slice(start, cursor.position).trim()
  if (key === "") throw cursor.fail("a JSON key or index")
  if (/^-(?!\d+$)/.test(key)) {
    cursor.position = start + 1
    throw cursor.fail("digit")
  }
  return { operator, key, isIndex: /^-?\d{1,9}$/.test(key) }
}

function isEndOfKey(cursor: Cursor) {
  return ",().:".includes(cursor.text[cursor.position]!)
}
