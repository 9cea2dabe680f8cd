import type { ClientBase } from "pg"
import { type PgFunction, readFunctions } from "./functions.ts"
import { type Relationship, readRelationships } from "./relationships.ts"

export interface Column {
  name: string
  position: number
  type: number
  isNullable: boolean
  hasDefault: boolean
  /** An identity column that refuses given values, or a generated one. */
  isComputed: boolean
  isUpdatable: boolean
}

export interface Relation {
  oid: number
  name: string
  isView: boolean
  isUpdatable: boolean
  columns: Column[]
}

interface PgType {
  oid: number
  schema: string
  name: string
  /** `typtype` of pg_type: b base, c composite, d domain, e enum, p pseudo, r range, m multirange. */
  kind: string
  element: number | null
  base: number | null
  /** The relation whose rows a composite type describes: a table, a view, or the type alone. */
  relation: number | null
  isRow: boolean
  labels: string[]
  attributes: { name: string; type: number }[]
}

/** What the types of one schema are made from. */
export interface Catalog {
  schema: string
  relations: Relation[]
  relationships: Relationship[]
  functions: PgFunction[]
  types: Map<number, PgType>
}

export async function readCatalog(client: ClientBase, schema: string): Promise<Catalog> {
  const relations = await readRelations(client, schema)
  return {
    schema,
    relations,
    relationships: await readRelationships(client, schema, relations),
    functions: await readFunctions(client, schema),
    types: await readTypes(client),
  }
}

async function readRelations(client: ClientBase, schema: string): Promise<Relation[]> {
  const { rows } = await client.query<Relation>(
    `select c.oid::int, c.relname as name, c.relkind in ('v', 'm') as "isView",
       pg_relation_is_updatable(c.oid, false) & 20 = 20 as "isUpdatable",
       (select coalesce(json_agg(json_build_object(
          'name', a.attname, 'position', a.attnum, 'type', a.atttypid::int,
          'isNullable', not (a.attnotnull or t.typtype = 'd' and t.typnotnull),
          'hasDefault', a.atthasdef or a.attidentity <> '' or t.typdefault is not null,
          'isComputed', a.attidentity = 'a' or a.attgenerated <> '',
          'isUpdatable', pg_column_is_updatable(c.oid, a.attnum, false))), '[]')
        from pg_attribute a join pg_type t on t.oid = a.atttypid
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped) as columns
     from pg_class c
     where c.relnamespace = $1::regnamespace and c.relkind in ('r', 'p', 'f', 'v', 'm') and not c.relispartition`,
    [schema],
  )
  for (const relation of rows) relation.columns.sort(byName)
  return rows.sort(byName)
}

async function readTypes(client: ClientBase): Promise<Map<number, PgType>> {
  const { rows } = await client.query<PgType>(
    `select t.oid::int, n.nspname as schema, t.typname as name, t.typtype as kind,
       (select e.oid::int from pg_type e where e.typarray = t.oid) as element,
       nullif(t.typbasetype, 0)::int as base, nullif(t.typrelid, 0)::int as relation,
       coalesce(c.relkind <> 'c', false) as "isRow",
       array(select l.enumlabel::text from pg_enum l where l.enumtypid = t.oid order by l.enumsortorder) as labels,
       (select coalesce(json_agg(json_build_object('name', a.attname, 'type', a.atttypid::int)), '[]')
        from pg_attribute a where a.attrelid = t.typrelid and a.attnum > 0 and not a.attisdropped) as attributes
     from pg_type t join pg_namespace n on n.oid = t.typnamespace left join pg_class c on c.oid = t.typrelid`,
  )
  return new Map(rows.map(type => [type.oid, { ...type, attributes: type.attributes.sort(byName) }]))
}

export function byName(a: { name: string }, b: { name: string }) {
  return a.name.localeCompare(b.name, "en")
}
