import type pg from "pg"
import { MIGRATION_HISTORY } from "../postgres/setup/setup.ts"

/** What a backup contains, and the first file in it. */
export interface Manifest {
  format: 1
  createdAt: string
  /** Versions of the migrations that the database had. */
  migrations: string[]
  tables: Table[]
  sequences: { name: string; value: string }[]
}

interface Table {
  /** Schema and name, quoted where necessary. */
  name: string
  columns: string[]
  pages: number
}

export const MANIFEST = "manifest.json"

// Restoring creates the histories again, and messages of realtime are deleted within days.
const TABLES = `select c.oid::regclass::text as name, pg_relation_size(c.oid) / current_setting('block_size')::int as pages,
    array(select quote_ident(a.attname) from pg_attribute a
      where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' order by a.attnum) as columns
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind = 'r' and c.relpersistence = 'p'
    and n.nspname !~ '^pg_' and n.nspname not in ('information_schema', 'realtime', $1)
    and (n.nspname, c.relname) <> ('backend', 'bootstrap_migrations')
  order by n.nspname, c.relname`

const SEQUENCES = `select format('%I.%I', schemaname, sequencename) as name, last_value::text as value
  from pg_sequences where last_value is not null order by 1`

/** Names are qualified in every answer, because the search path is empty. */
export async function clearSearchPath(client: pg.ClientBase) {
  await client.query("set search_path = ''")
}

export async function tablesOf(client: pg.ClientBase): Promise<Table[]> {
  const { rows } = await client.query<{ name: string; pages: string; columns: string[] }>(TABLES, [
    MIGRATION_HISTORY.schema,
  ])
  return rows.map(({ name, pages, columns }) => ({ name, columns, pages: Number(pages) }))
}

export async function manifestOf(client: pg.ClientBase): Promise<Manifest> {
  const tables = await tablesOf(client)
  const sequences = await client.query<{ name: string; value: string }>(SEQUENCES)
  const migrations = await client.query<{ version: string }>(
    `select version from ${MIGRATION_HISTORY.schema}.${MIGRATION_HISTORY.table} order by version`,
  )
  return {
    format: 1,
    createdAt: new Date().toISOString(),
    migrations: migrations.rows.map(({ version }) => version),
    tables,
    sequences: sequences.rows,
  }
}
