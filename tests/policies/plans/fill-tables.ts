import type { ClientBase } from "pg"
import { identifier, qualified } from "../access/run-as.ts"

const INSERTED_ROWS = Number(process.env.PLAN_ROWS ?? 1_000)
const PLANNED_ROWS = 100_000

interface Column {
  name: string
  type: string
  /** Copies need values of their own: the column is a key, alone or with enums, or references a table that grows. */
  isUnique: boolean
  /** References a table that stays small, so many rows share one value. */
  isShared: boolean
  /** Counts the rows that share such a value: the number of a ticket in its raffle. */
  isCounter: boolean
}

/**
 * Makes the planner see 100 000 rows in each table: copies of the fixture rows with other owners, analyzed, and then
 * a hundred times as many rows in the catalog. The planner multiplies the rows per page with the real number of
 * pages, so a sequential scan looks cheaper than it would be on 100 000 rows and an accepted plan is the plan there
 * too (decision 023). Needs an open transaction.
 */
export async function fillTables(db: ClientBase, tables: string[], smallTables: string[]) {
  await db.query("set local session_replication_role = replica")
  for (const table of tables) {
    const columns = await insertableColumns(db, table, smallTables)
    const names = columns.map(({ name }) => identifier(name)).join(", ")
    await db.query(
      `insert into ${qualified(table)} (${names}) overriding system value
       select ${columns.map(copiedValue).join(", ")} from ${qualified(table)} as t,
         generate_series(1, ${INSERTED_ROWS} / greatest((select count(*) from ${qualified(table)}), 1)) as copy`,
    )
    await db.query(`analyze ${qualified(table)}`)
  }
  await db.query("set local session_replication_role = origin")
  await db.query(
    `update pg_class set reltuples = $2 where oid = any ($1::regclass[])
       or oid in (select indexrelid from pg_index where indrelid = any ($1::regclass[]) and indpred is null)`,
    [tables.map(qualified), PLANNED_ROWS],
  )
}

async function insertableColumns(db: ClientBase, table: string, smallTables: string[]) {
  const { rows } = await db.query<Column>(
    `select a.attname as name, format_type(a.atttypid, null) as type,
       exists (select from pg_index i where i.indrelid = a.attrelid and i.indisunique
         and i.indkey[i.indnkeyatts - 1] = a.attnum and not exists (
           select from pg_attribute other join pg_type t on t.oid = other.atttypid
           where other.attrelid = i.indrelid and other.attnum = any (i.indkey) and other.attnum <> a.attnum
             and t.typtype <> 'e')
       ) or references_small = false as "isUnique",
       coalesce(references_small, false) as "isShared",
       a.atttypid = 'integer'::regtype and exists (
         select from pg_index i join pg_constraint k on k.conrelid = i.indrelid and k.contype = 'f'
           and k.confrelid = any ($2::regclass[]) and k.conkey[1] = any (i.indkey)
         where i.indrelid = a.attrelid and i.indisunique and a.attnum = any (i.indkey)) as "isCounter"
     from pg_attribute a left join lateral (
       select bool_or(k.confrelid = any ($2::regclass[])) as references_small from pg_constraint k
       where k.conrelid = a.attrelid and k.contype = 'f' and a.attnum = any (k.conkey)) as key on true
     where a.attrelid = $1::regclass and a.attnum > 0 and not a.attisdropped
       and a.attgenerated = '' and a.attidentity = '' order by a.attnum`,
    [qualified(table), smallTables.map(qualified)],
  )
  return rows
}

function copiedValue({ name, type, isUnique, isShared, isCounter }: Column) {
  const column = `t.${identifier(name)}`
  if (isCounter || (isUnique && (type === "integer" || type === "bigint")))
    return `${column} * ${INSERTED_ROWS} + copy`
  const other = {
    uuid: isShared ? undefined : "gen_random_uuid()",
    text: isUnique ? "md5(gen_random_uuid()::text)" : undefined,
    bytea: isUnique ? "decode(md5(gen_random_uuid()::text), 'hex')" : undefined,
  }[type]
  return other ? `case when ${column} is not null then ${other} end` : column
}
