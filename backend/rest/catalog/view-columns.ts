import type { ViewRow } from "./catalog-queries.ts"

/** One column of a view that shows a table's column unchanged. */
export interface Origin {
  column: string
  table: number
  tableColumn: string
}

/**
 * Which table column stands behind each column of each view, so that a view embeds what its tables embed.
 * PostgreSQL keeps this in the stored rule: every output column names the relation and column it comes from.
 */
export function viewOrigins(views: ViewRow[]): Map<number, Origin[]> {
  const direct = new Map(views.map(view => [view.view, outputColumns(view)]))
  const resolved = new Map<number, Origin[]>()
  for (const view of direct.keys()) {
    resolved.set(
      view,
      (direct.get(view) ?? []).map(origin => throughViews(origin, direct)),
    )
  }
  return resolved
}

function outputColumns({ rule, columns, sources }: ViewRow): Origin[] {
  const origins: Origin[] = []
  for (const entry of topLevelEntries(rule)) {
    const place = numberAfter(entry, ":resno")
    const table = numberAfter(entry, ":resorigtbl")
    const tableColumn = sources[table]?.[numberAfter(entry, ":resorigcol")]
    const column = columns[place - 1]
    if (column !== undefined && tableColumn !== undefined && entry.endsWith(":resjunk false}")) {
      origins.push({ column, table, tableColumn })
    }
  }
  return origins
}

// The outermost query's target list; those of subqueries lie deeper in the braces.
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

// The entry's own fields follow its expression, so the last mention is the entry's.
function numberAfter(entry: string, label: string) {
  const at = entry.lastIndexOf(`${label} `)
  return at < 0 ? 0 : Number.parseInt(entry.slice(at + label.length + 1), 10)
}

function throughViews(origin: Origin, direct: Map<number, Origin[]>, steps = 0): Origin {
  const inner = direct.get(origin.table)?.find(({ column }) => column === origin.tableColumn)
  if (!inner || steps > 16) return origin
  return throughViews({ ...inner, column: origin.column }, direct, steps + 1)
}
