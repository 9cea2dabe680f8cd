import type { Cursor, ListFilter, ListState, OrderType, RowsQuery, StaffList } from "./define-staff-list.ts"

export const PER_PAGE = 25
const SEARCH_LIMIT = 200

interface CursorOrder {
  type: OrderType
  idPattern: RegExp
}

type Described = Pick<StaffList<never>, "views" | "search" | "path"> & {
  filters?: readonly Pick<ListFilter, "name" | "pattern">[]
  order: CursorOrder
  columns: readonly { key: string; label: string }[]
}

/** The last part of the list's address. */
export function listName({ path }: Pick<Described, "path">) {
  return path.slice("/staff/".length)
}

/** Reads the list's state from the URL; malformed values count as absent. */
export function readListState(list: Described, query: URLSearchParams): ListState {
  const view = list.views.find(({ value }) => value === query.get("view")) ?? list.views[0]!
  const filters = (list.filters ?? []).flatMap(({ name, pattern }) => {
    const value = query.get(name) ?? ""
    return pattern.test(value) ? [[name, value]] : []
  })
  return {
    view: view.value,
    search: list.search ? (query.get("q") ?? "").trim().slice(0, SEARCH_LIMIT) : "",
    filters: Object.fromEntries(filters),
    columns: chosenColumns(list.columns, query.getAll("columns")),
    after: readCursor(query.get("after") ?? "", list.order),
  }
}

/** The query string of a state, without defaults. */
export function listQuery(list: Described, state: ListState): string {
  const query = new URLSearchParams()
  if (state.search) query.set("q", state.search)
  if (state.view !== list.views[0]!.value) query.set("view", state.view)
  for (const [name, value] of Object.entries(state.filters)) query.set(name, value)
  for (const key of state.columns ?? []) query.append("columns", key)
  if (state.after) query.set("after", cursorText(state.after))
  const text = query.toString()
  return text && `?${text}`
}

/** The columns to show. The first one names its row and is always there. */
export function shownColumns<Column extends { key: string }>(
  columns: readonly Column[],
  { columns: chosen }: Pick<ListState, "columns">,
) {
  return chosen ? columns.filter(({ key }, index) => index === 0 || chosen.includes(key)) : columns
}

/** The state’s columns with one shown or hidden. */
export function toggledColumns(
  columns: Described["columns"],
  state: Pick<ListState, "columns">,
  key: string,
) {
  const shown = shownColumns(columns, state).map(column => column.key)
  return chosenColumns(columns, shown.includes(key) ? shown.filter(other => other !== key) : [...shown, key])
}

function chosenColumns(columns: Described["columns"], asked: readonly string[]) {
  const [first, ...others] = columns.map(({ key }) => key)
  const chosen = others.filter(key => asked.includes(key))
  if (chosen.length === others.length) return null
  if (chosen.length > 0) return chosen
  return asked.includes(first!) ? [first!] : null
}

export function listHref(list: Described, state: ListState, change: Partial<ListState> = {}): string {
  return list.path + listQuery(list, { ...state, ...change })
}

interface Order {
  column: string
  ascending: boolean
}

/** Keyset pagination: the cost does not grow with the page number. */
export async function keysetPage<Row extends object>(
  query: RowsQuery<Row>,
  { column, ascending }: Order,
  after: Cursor | null,
  perPage: number = PER_PAGE,
): Promise<{ rows: Row[]; next: Cursor | null }> {
  let page = query
  if (after) {
    page = ascending ? page.gte(column, after.at) : page.lte(column, after.at)
    page = page.or(`${column}.${ascending ? "gt" : "lt"}.${quoted(after.at)},id.gt.${quoted(after.id)}`)
  }
  const { data } = await page
    .order(column, { ascending })
    .order("id")
    .limit(perPage + 1)
    .throwOnError()
  const rows = data.slice(0, perPage)
  const last = rows.at(-1) as Record<string, unknown> | undefined
  const next = data.length > perPage && last ? { at: String(last[column]), id: String(last.id) } : null
  return { rows, next }
}

// In a list of conditions, PostgREST ends a value at a comma or parenthesis unless it is quoted.
function quoted(value: string) {
  return `"${value.replace(/[\\"]/g, "\\$&")}"`
}

const TEXT_LIMIT = 500

const IS_SORT_VALUE: Readonly<Record<OrderType, (value: string, idPattern: RegExp) => boolean>> = {
  time: value =>
    /^\d{4,6}-\d\d-\d\d(T[\d:.]+(Z|[+-][\d:]+))?$/.test(value) && !Number.isNaN(Date.parse(value)),
  number: value => /^-?\d{1,15}(\.\d{1,9})?$/.test(value),
  text: value => value.length <= TEXT_LIMIT && !/\p{Cc}/u.test(value),
  uuid: (value, idPattern) => idPattern.test(value),
}

/** For the query of a URL. The id comes first, because a sort value may contain anything. */
export function cursorText({ at, id }: Cursor) {
  return `${id}~${at}`
}

export function readCursor(text: string, { type, idPattern }: CursorOrder): Cursor | null {
  const [id = "", ...rest] = text.split("~")
  const at = rest.join("~")
  return rest.length > 0 && IS_SORT_VALUE[type](at, idPattern) && idPattern.test(id) ? { at, id } : null
}
