import type { TestDatabase } from "./database.ts"

/** Every row of every table, as the table's name and JSON, to look for what must not be stored. */
export async function storedRows(sql: TestDatabase["sql"]) {
  const tables = await sql<{ name: string }>(
    `select format('%I.%I', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind in ('r', 'p', 'm') and n.nspname in ('public', 'private', 'auth', 'backend', 'storage', 'realtime')`,
  )
  const rows: string[] = []
  for (const { name } of tables)
    for (const { row } of await sql<{ row: string }>(`select to_jsonb(t)::text as row from ${name} t`))
      rows.push(`${name} ${row}`)
  return rows
}
