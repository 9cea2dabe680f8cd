import { Cursor } from "./cursor.ts"
import { type Field, jsonPath } from "./select.ts"

export interface OrderTerm {
  /** The embedded to-one resource to order the parent by: `order=posts(title)`. */
  relation?: string
  field: Field
  descending: boolean
  nulls?: "first" | "last"
}

export function parseOrder(text: string): OrderTerm[] {
  const cursor = new Cursor(text, `order (${text})`)
  const terms = [termOf(cursor)]
  while (cursor.take(",")) terms.push(termOf(cursor))
  if (!cursor.done) throw cursor.fail('"," or end of input')
  return terms
}

function termOf(cursor: Cursor): OrderTerm {
  const name = cursor.name()
  let relation: string | undefined
  let field: Field
  if (cursor.take("(")) {
    relation = name
    field = { name: cursor.name(), path: jsonPath(cursor) }
    cursor.expect(")")
  } else {
    field = { name, path: jsonPath(cursor) }
  }
  const term: OrderTerm = { relation, field, descending: false }
  let hasDirection = false
  while (cursor.take(".")) {
    if (!hasDirection && (cursor.peek("asc") || cursor.peek("desc"))) {
      term.descending = cursor.take("desc") || !cursor.take("asc")
      hasDirection = true
    } else if (!term.nulls && cursor.take("nullsfirst")) term.nulls = "first"
    else if (!term.nulls && cursor.take("nullslast")) term.nulls = "last"
    else throw cursor.fail('"asc", "desc", "nullsfirst" or "nullslast"')
  }
  cursor.skipSpaces()
  return term
}
