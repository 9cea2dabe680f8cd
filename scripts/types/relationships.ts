import type { ClientBase } from "pg"
import type { Relation } from "./catalog.ts"

export interface Relationship {
  foreignKeyName: string
  relation: string
  columns: string[]
  isOneToOne: boolean
  referencedRelation: string
  referencedColumns: string[]
}

interface ForeignKey {
  name: string
  from: number
  fromColumns: number[]
  to: number
  toColumns: number[]
  isOneToOne: boolean
}

/** Where a column's values come from: the table's oid and the column's number, as `oid.number`. */
type Origin = string

/** Foreign keys between the schema's relations; a view takes part when it shows every column of the key. */
export async function readRelationships(client: ClientBase, schema: string, relations: Relation[]) {
  const { rows: keys } = await client.query<ForeignKey>(
    `select k.conname as name, k.conrelid::int as from, k.conkey::int[] as "fromColumns",
       k.confrelid::int as to, k.confkey::int[] as "toColumns",
       exists (select from pg_index i where i.indrelid = k.conrelid and i.indisunique and i.indpred is null
         and i.indexprs is null and array(select n from unnest(i.indkey[:i.indnkeyatts - 1]) n order by n)
           = array(select n from unnest(k.conkey) n order by n)) as "isOneToOne"
     from pg_constraint k join pg_class c on c.oid = k.conrelid
     where k.contype = 'f' and k.conparentid = 0 and c.relnamespace = $1::regnamespace`,
    [schema],
  )
  const shown = new Map<number, Map<Origin, string>>()
  for (const relation of relations) shown.set(relation.oid, await columnsByOrigin(client, relation))

  const found: Relationship[] = []
  for (const key of keys) {
    for (const relation of relations) {
      const columns = columnsFor(shown.get(relation.oid), key.from, key.fromColumns)
      if (!columns) continue
      for (const referenced of relations) {
        const referencedColumns = columnsFor(shown.get(referenced.oid), key.to, key.toColumns)
        if (!referencedColumns) continue
        found.push({
          foreignKeyName: key.name,
          relation: relation.name,
          columns,
          isOneToOne: key.isOneToOne,
          referencedRelation: referenced.name,
          referencedColumns,
        })
      }
    }
  }
  return found.sort(
    (a, b) =>
      a.foreignKeyName.localeCompare(b.foreignKeyName, "en") ||
      a.referencedRelation.localeCompare(b.referencedRelation, "en"),
  )
}

function columnsFor(shown: Map<Origin, string> | undefined, table: number, positions: number[]) {
  const names = positions.map(position => shown?.get(`${table}.${position}`))
  return names.every(name => name !== undefined) ? (names as string[]) : undefined
}

async function columnsByOrigin(client: ClientBase, relation: Relation): Promise<Map<Origin, string>> {
  if (!relation.isView) {
    return new Map(relation.columns.map(({ name, position }) => [`${relation.oid}.${position}`, name]))
  }
  const byOrigin = new Map<Origin, string>()
  for (const [name, origin] of await viewOrigins(client, relation.oid)) {
    if (!byOrigin.has(origin)) byOrigin.set(origin, name)
  }
  return byOrigin
}

// PostgreSQL names the source of every result column when the view's own text is asked for no rows.
async function viewOrigins(client: ClientBase, view: number): Promise<[name: string, origin: Origin][]> {
  const { rows } = await client.query<{ text: string }>("select pg_get_viewdef($1::oid) as text", [view])
  const { fields } = await client.query(
    `select * from (${rows[0]!.text.replace(/;\s*$/, "")}) as view limit 0`,
  )
  const origins: [string, Origin][] = []
  for (const field of fields.filter(candidate => candidate.tableID !== 0)) {
    origins.push([field.name, await tableOrigin(client, field.tableID, field.columnID)])
  }
  return origins
}

async function tableOrigin(client: ClientBase, relation: number, position: number): Promise<Origin> {
  const { rows } = await client.query<{ kind: string; name: string }>(
    `select c.relkind as kind, a.attname as name from pg_class c join pg_attribute a on a.attrelid = c.oid
     where c.oid = $1 and a.attnum = $2`,
    [relation, position],
  )
  const { kind, name } = rows[0]!
  if (kind !== "v" && kind !== "m") return `${relation}.${position}`
  const inner = (await viewOrigins(client, relation)).find(([column]) => column === name)
  return inner ? inner[1] : `${relation}.${position}`
}
