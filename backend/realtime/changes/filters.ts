/** One comparison of a column with a value; a filter is true when of each list at least one is. */
export interface Comparison {
  column: string
  operator: string
  isNegated: boolean
  value: string
}

export type Filter = Comparison[][]

const MOST_VALUES = 100
const START = /^([^=,()"]+)=(not\.)?(eq|neq|lt|lte|gt|gte|in|is|isdistinct)\./
const NEXT = /,(?=[^=,()"]+=(?:not\.)?(?:eq|neq|lt|lte|gt|gte|in|is|isdistinct)\.)/

/** Reads `column=operator.value`, several of them joined by commas, or answers null for what it does not know. */
export function parseFilter(text: string): Filter | null {
  const filter: Filter = []
  let rest = text
  while (true) {
    const start = START.exec(rest)
    if (!start) return null
    const [matched, column = "", not, operator = ""] = start
    const value = readValue(rest.slice(matched.length), operator === "in")
    if (!value) return null
    const isNegated = not !== undefined
    const comparisons = value.values.map(value => ({
      column,
      operator: operator === "in" ? "eq" : operator,
      isNegated,
      value,
    }))
    // Not being in a list is differing from each of its values.
    filter.push(...(isNegated ? comparisons.map(one => [one]) : [comparisons]))
    if (value.rest === "") return filter
    if (!value.rest.startsWith(",")) return null
    rest = value.rest.slice(1)
  }
}

function readValue(text: string, isList: boolean): { values: string[]; rest: string } | null {
  if (isList) return readList(text)
  if (text.startsWith('"')) {
    const quoted = readQuoted(text)
    return quoted && { values: [quoted.value], rest: quoted.rest }
  }
  const end = NEXT.exec(text)?.index ?? text.length
  return { values: [text.slice(0, end)], rest: text.slice(end) }
}

function readList(text: string): { values: string[]; rest: string } | null {
  if (!text.startsWith("(")) return null
  const values: string[] = []
  let rest = text.slice(1)
  while (values.length <= MOST_VALUES) {
    const plain = /^[^,()]*/.exec(rest)![0]
    const item = rest.startsWith('"') ? readQuoted(rest) : { value: plain, rest: rest.slice(plain.length) }
    if (!item) return null
    values.push(item.value)
    if (item.rest.startsWith(")")) return { values, rest: item.rest.slice(1) }
    if (!item.rest.startsWith(",")) return null
    rest = item.rest.slice(1)
  }
  return null
}

function readQuoted(text: string): { value: string; rest: string } | null {
  const quoted = /^"((?:[^"\\]|\\.)*)"/s.exec(text)
  if (!quoted) return null
  return { value: quoted[1]!.replace(/\\(.)/gs, "$1"), rest: text.slice(quoted[0].length) }
}

/** A question to the database: one column and operator with all the values anybody compares it with. */
export interface ColumnTest {
  column: string
  operator: string
  isNegated: boolean
  values: string[]
}

/** Collects the comparisons of many filters into few questions, and reads the filters' results from the answers. */
export class Tests {
  readonly list: ColumnTest[] = []
  #places = new Map<string, { test: number; value: number }>()
  #tests = new Map<string, number>()

  add(filter: Filter) {
    for (const comparison of filter.flat()) this.#addOne(comparison)
  }

  #addOne(comparison: Comparison) {
    const { column, operator, isNegated, value } = comparison
    if (this.#places.has(keyOf(comparison))) return
    const testKey = JSON.stringify([column, operator, isNegated])
    let test = this.#tests.get(testKey)
    if (test === undefined) {
      test = this.list.push({ column, operator, isNegated, values: [] }) - 1
      this.#tests.set(testKey, test)
    }
    this.#places.set(keyOf(comparison), { test, value: this.list[test]!.values.push(value) - 1 })
  }

  /** `answers` has for each test the places of the values that passed. */
  reader(answers: number[][]): (filter: Filter) => boolean {
    const passed = answers.map(places => new Set(places))
    return filter =>
      filter.every(anyOf =>
        anyOf.some(comparison => {
          const place = this.#places.get(keyOf(comparison))
          return place !== undefined && passed[place.test]?.has(place.value) === true
        }),
      )
  }
}

function keyOf({ column, operator, isNegated, value }: Comparison) {
  return JSON.stringify([column, operator, isNegated, value])
}
