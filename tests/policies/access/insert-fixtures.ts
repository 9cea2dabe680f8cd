import type { ClientBase } from "pg"
import type { PolicyFixtures, TableFixture } from "./policy-fixtures.ts"
import { insertStatement } from "./run-as.ts"

/** Inserts the rows of all fixtures, referenced tables first. */
export async function insertFixtures(db: ClientBase, { tables, setup }: PolicyFixtures) {
  for (const table of await referencedFirst(db, Object.keys({ ...tables, ...setup }))) {
    await db.query(setup[table] ?? insertStatements(table, tables[table]!))
  }
}

function insertStatements(table: string, { rows, singleton, areRowsSeeded, key }: TableFixture) {
  if (singleton || areRowsSeeded || key) return ""
  return Object.values(rows)
    .map(row => insertStatement(table, row))
    .join("; ")
}

async function referencedFirst(db: ClientBase, tables: string[]) {
  const { rows } = await db.query<{ table: string; referenced: string }>(
    `select t.nspname || '.' || c.relname as table, r.nspname || '.' || f.relname as referenced
     from pg_constraint k
     join pg_class c on c.oid = k.conrelid join pg_namespace t on t.oid = c.relnamespace
     join pg_class f on f.oid = k.confrelid join pg_namespace r on r.oid = f.relnamespace
     where k.contype = 'f'`,
  )
  const seen = new Set<string>()
  const ordered: string[] = []
  const add = (table: string) => {
    if (seen.has(table) || !tables.includes(table)) return
    seen.add(table)
    for (const key of rows) if (key.table === table) add(key.referenced)
    ordered.push(table)
  }
  for (const table of tables) add(table)
  return ordered
}
