/** Compares a column with a value. A filter matches if at least one comparison of each list does. */
interface Comparison {
  column: string
  operator: string
  isNegated: boolean
  value: string
}

export type Filter = Comparison[][]

const MAX_VALUES = 100
const START = /^([^=,()"]+)=(not\.)?(eq|neq|lt|lte|gt|gte|in|is|isdistinct)\./
const NEXT = /,(?=[^=,()"]+=(?:not\.)?(?:eq|neq|lt|lte|gt|gte|in|is|isdistinct)\.)/

/** Parses comma-separated `column=operator.value` filters; null if invalid. */
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
    // `not in` means not equal to each value.
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
  while (values.length <= MAX_VALUES) {
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

/** One column and operator with all values that any filter compares it with. */
interface ColumnTest {
  column: string
  operator: string
  isNegated: boolean
  values: string[]
}

/** Combines the comparisons of many filters into few queries and evaluates the filters from the results. */
export class FilterBatch {
  readonly list: ColumnTest[] = []
  #positions = new Map<string, { test: number; value: number }>()
  #tests = new Map<string, number>()

  add(filter: Filter) {
    for (const comparison of filter.flat()) this.#addOne(comparison)
  }

  #addOne(comparison: Comparison) {
    const { column, operator, isNegated, value } = comparison
    if (this.#positions.has(keyOf(comparison))) return
    const testKey = JSON.stringify([column, operator, isNegated])
    let test = this.#tests.get(testKey)
    if (test === undefined) {
      test = this.list.push({ column, operator, isNegated, values: [] }) - 1
      this.#tests.set(testKey, test)
    }
    this.#positions.set(keyOf(comparison), { test, value: this.list[test]!.values.push(value) - 1 })
  }

  /** `results` contains, for each test, the indexes of the values that matched. */
  matcher(results: number[][]): (filter: Filter) => boolean {
    const passed = results.map(positions => new Set(positions))
    return filter =>
      filter.every(anyOf =>
        anyOf.some(comparison => {
          const position = this.#positions.get(keyOf(comparison))
          return position !== undefined && passed[position.test]?.has(position.value) === true
        }),
      )
  }
}

function keyOf({ column, operator, isNegated, value }: Comparison) {
  return JSON.stringify([column, operator, isNegated, value])
}
