import type { ViewRow } from "./catalog-queries.ts"

/** A view column that shows a table column unchanged. */
export interface Origin {
  column: string
  table: number
  tableColumn: string
}

/**
 * Maps view columns to table columns, so that a view can embed what its tables embed. PostgreSQL stores the
 * origin of every output column in the view's rule.
 */
export function viewOrigins(views: ViewRow[]): Map<number, Origin[]> {
  const direct = new Map(views.map(view => [view.view, outputColumns(view)]))
  const resolved = new Map<number, Origin[]>()
  for (const view of direct.keys()) {
    resolved.set(
      view,
      (direct.get(view) ?? []).map(origin => resolveThroughViews(origin, direct)),
    )
  }
  return resolved
}

function outputColumns({ rule, columns, sources }: ViewRow): Origin[] {
  const origins: Origin[] = []
  for (const entry of topLevelEntries(rule)) {
    const position = numberAfter(entry, ":resno")
    const table = numberAfter(entry, ":resorigtbl")
    const tableColumn = sources[table]?.[numberAfter(entry, ":resorigcol")]
    const column = columns[position - 1]
    if (column !== undefined && tableColumn !== undefined && entry.endsWith(":resjunk false}")) {
      origins.push({ column, table, tableColumn })
    }
  }
  return origins
}

// Target list of the outermost query; those of subqueries are nested deeper.
function topLevelEntries(rule: string): string[] {
  const entries: string[] = []
  let depth = 0
  let start = -1
  for (let index = 0; index < rule.length; index++) {
    const character = rule[index]
    if (character === "\\") index++
    else if (character === "{") {
      if (++depth === 2 && rule.startsWith("{TARGETENTRY", index)) start = index
    } else if (character === "}") {
      if (depth-- === 2 && start >= 0) {
        entries.push(rule.slice(start, index + 1))
        start = -1
      }
    }
  }
  return entries
}

// The entry's own fields follow its expression, so the last match is the entry's.
function numberAfter(entry: string, label: string) {
  const start = entry.lastIndexOf(`${label} `)
  return start < 0 ? 0 : Number.parseInt(entry.slice(start + label.length + 1), 10)
}

function resolveThroughViews(origin: Origin, direct: Map<number, Origin[]>, steps = 0): Origin {
  const inner = direct.get(origin.table)?.find(({ column }) => column === origin.tableColumn)
  if (!inner || steps > 16) return origin
  return resolveThroughViews({ ...inner, column: origin.column }, direct, steps + 1)
}
