import type pg from "pg"
import { quoteIdentifier } from "../sql/parameters.ts"
import {
  COLUMNS,
  type ColumnRow,
  FOREIGN_KEYS,
  type ForeignKeyRow,
  FUNCTIONS,
  type FunctionRow,
  KEYS,
  type KeyRow,
  PRE_REQUEST,
  RELATIONS,
  type RelationRow,
  TYPES,
  type TypeRow,
  VIEWS,
  type ViewRow,
} from "./catalog-queries.ts"
import type { Column, Relation } from "./relation.ts"
import { type Relationship, relationshipsOf } from "./relationships.ts"
import { viewOrigins } from "./view-columns.ts"

export const SCHEMA = "public"

export interface Argument {
  name: string
  type: string
  /** The type to cast a value to: the same, or one without a length. */
  castType: string
  hasDefault: boolean
  isVariadic: boolean
}

export interface Routine {
  name: string
  sql: string
  arguments: Argument[]
  isVolatile: boolean
  returnsSet: boolean
  returns: "void" | "scalar" | "composite"
  /** Whether it returns rows without declared columns, which arrive as JSON. */
  isRecord: boolean
  /** Short name of the declared type, for a domain that of the domain. */
  returnType: string
  /** The table or view whose rows it returns, if any. */
  relation: Relation | null
  /** Result columns of a function that declares its own. */
  columns: Map<string, Column>
  /** How often visitors of one network may call it, from its comment `network-limit: 60 per 3600 seconds`. */
  networkLimit: NetworkLimit | null
}

export interface NetworkLimit {
  allowed: number
  seconds: number
  /** Counted without anything in the database that could say later who called. */
  isInMemory: boolean
}

/** A function of a table row, used like a column or relationship of the table. */
export interface Computed {
  name: string
  sql: string
  baseType: string
  /** For a relationship: the related table. */
  relation: Relation | null
  toOne: boolean
}

export interface Catalog {
  /** Number of times the catalog has been loaded. */
  generation: number
  relations: Map<string, Relation>
  relationships: Map<string, Relationship[]>
  computed: Map<string, Map<string, Computed>>
  routines: Map<string, Routine[]>
  /** Types that a select list can cast to, with their SQL. */
  types: Map<string, string>
  /** The function that checks every request, if the migrations define one. */
  preRequest: string | null
}

// SQL aliases of types that the catalog lists under another name.
const TYPE_ALIASES = [
  ["int", "integer"],
  ["float", "double precision"],
  ["decimal", "numeric"],
  ["char", "character"],
] as const

/** Loads what the API exposes from PostgreSQL's catalogs, as their owner. */
export async function loadCatalog(admin: pg.Pool, generation: number): Promise<Catalog> {
  const { relations, columns, keys, foreignKeys, views, functions, types, preRequest } =
    await catalogRows(admin)
  const byOid = relationsByOid(relations, columns, keys)
  const origins = viewOrigins(views)
  for (const relation of byOid.values()) {
    if (relation.isView) relation.primaryKey = viewPrimaryKey(relation, keys, origins)
  }
  const exposed = [...byOid.values()].filter(({ isExposed }) => isExposed)
  const { routines, computed } = functionsOf(functions, byOid)
  return {
    generation,
    relations: new Map(exposed.map(relation => [relation.name, relation])),
    relationships: relationshipsOf(exposed, foreignKeys, keys, origins),
    computed,
    routines,
    types: new Map([
      ...TYPE_ALIASES,
      ...types.flatMap(({ names, sql }) => names.map(name => [name, sql] as const)),
    ]),
    preRequest: preRequest[0]?.name ?? null,
  }
}

// One snapshot, with an empty search path so that types and defaults include their schema.
async function catalogRows(admin: pg.Pool) {
  const client = await admin.connect()
  async function rowsOf<T extends pg.QueryResultRow>(text: string, values: unknown[] = []) {
    return (await client.query<T>(text, values)).rows
  }
  try {
    await client.query("begin isolation level repeatable read read only; set local search_path = ''")
    const rows = {
      relations: await rowsOf<RelationRow>(RELATIONS, [SCHEMA]),
      columns: await rowsOf<ColumnRow>(COLUMNS, [SCHEMA]),
      keys: await rowsOf<KeyRow>(KEYS, [SCHEMA]),
      foreignKeys: await rowsOf<ForeignKeyRow>(FOREIGN_KEYS),
      views: await rowsOf<ViewRow>(VIEWS),
      functions: await rowsOf<FunctionRow>(FUNCTIONS, [SCHEMA]),
      types: await rowsOf<TypeRow>(TYPES),
      preRequest: await rowsOf<{ name: string }>(PRE_REQUEST),
    }
    await client.query("commit")
    client.release()
    return rows
  } catch (error) {
    client.release(true)
    throw error
  }
}

function relationsByOid(relations: RelationRow[], columns: ColumnRow[], keys: KeyRow[]) {
  const byOid = new Map<number, Relation>()
  for (const { oid, schema, name, kind } of relations) {
    const isView = kind === "v" || kind === "m"
    const isExposed = schema === SCHEMA && kind !== "c"
    const sql = `${quoteIdentifier(schema)}.${quoteIdentifier(name)}`
    byOid.set(oid, { oid, name, sql, isView, isExposed, columns: new Map(), primaryKey: [] })
  }
  for (const { relation, name, type, base_type, default_sql, is_generated } of columns) {
    const column = { name, type, baseType: base_type, defaultSql: default_sql, isGenerated: is_generated }
    byOid.get(relation)?.columns.set(name, column)
  }
  for (const { relation, is_primary, columns: names } of keys) {
    const found = byOid.get(relation)
    if (found && is_primary) found.primaryKey = names
  }
  return byOid
}

function viewPrimaryKey(view: Relation, keys: KeyRow[], origins: ReturnType<typeof viewOrigins>) {
  const columns = origins.get(view.oid) ?? []
  const shown = keys.flatMap(({ relation, is_primary, columns: names }) => {
    if (!is_primary) return []
    const mapped = names.map(
      name => columns.find(({ table, tableColumn }) => table === relation && tableColumn === name)?.column,
    )
    return mapped.every(name => name !== undefined) ? mapped : []
  })
  return [...view.columns.keys()].filter(name => shown.includes(name))
}

const UNNAMED_TYPES = ["bytea", "json", "jsonb", "text", "xml"]

// Arguments are passed by name, or as the whole body.
function isCallable({ arguments: [first, ...more] }: FunctionRow) {
  if (!first || (first.name !== "" && more.every(({ name }) => name !== ""))) return true
  return more.length === 0 && UNNAMED_TYPES.includes(first.type)
}

function functionsOf(rows: FunctionRow[], byOid: Map<number, Relation>) {
  const routines = new Map<string, Routine[]>()
  const computed = new Map<string, Map<string, Computed>>()
  for (const row of rows) {
    const relation = byOid.get(row.return_relation) ?? null
    const sql = `${quoteIdentifier(SCHEMA)}.${quoteIdentifier(row.name)}`
    const subject = row.arguments.length === 1 ? byOid.get(row.arguments[0]!.relation) : undefined
    if (subject) {
      const ofSubject = computed.get(subject.name) ?? new Map<string, Computed>()
      const toOne = !row.returns_set || row.estimated_rows === 1
      ofSubject.set(row.name, { name: row.name, sql, baseType: row.return_type, relation, toOne })
      computed.set(subject.name, ofSubject)
    }
    if (!isCallable(row)) continue
    const columns = row.result_columns.map(({ name, type, base_type }) => {
      return { name, type, baseType: base_type, defaultSql: null, isGenerated: false }
    })
    const overloads = routines.get(row.name) ?? []
    overloads.push({
      name: row.name,
      sql,
      arguments: row.arguments.map(({ name, type, cast_type, has_default, is_variadic }) => {
        return { name, type, castType: cast_type, hasDefault: has_default, isVariadic: is_variadic }
      }),
      isVolatile: row.is_volatile,
      returnsSet: row.returns_set,
      returns: row.returns === "record" ? "scalar" : row.returns,
      isRecord: row.returns === "record",
      returnType: row.return_type,
      relation,
      columns: relation?.columns ?? new Map(columns.map(column => [column.name, column])),
      networkLimit: networkLimitOf(row.comment),
    })
    routines.set(row.name, overloads)
  }
  return { routines, computed }
}

function networkLimitOf(comment: string | null): NetworkLimit | null {
  const [, allowed, seconds, inMemory] =
    /^network-limit: (\d+) per (\d+) seconds( in memory)?$/m.exec(comment ?? "") ?? []
  if (!allowed || !seconds) return null
  return { allowed: Number(allowed), seconds: Number(seconds), isInMemory: inMemory !== undefined }
}
