import type { Client } from "pg"

interface Column {
  name: string
  type: string
  /** Whether a unique index has it, and whether that index has another column that copies change. */
  isUnique: boolean
  isOnlyKey: boolean
  pattern: string | null
}

const MOST_TEMPLATES = 20

/**
 * Copies the rows of a table until it has `to`. Above the first size only rows are copied that wait for no one, because
 * an office keeps its inbox short.
 */
export async function growTable(client: Client, table: string, to: number, waits: string | null) {
  const { rows: counted } = await client.query<{ n: string }>(`select count(*) as n from ${table}`)
  const missing = to - Number(counted[0]!.n)
  if (missing <= 0) return
  const columns = await columnsOf(client, table)
  const names = columns.map(({ name }) => `"${name}"`).join(", ")
  const templates = `select * from ${table} item ${waits ? `where (${waits}) is not true` : ""} limit ${MOST_TEMPLATES}`
  const { rows: found } = await client.query(`select count(*) as n from (${templates}) t`)
  const copies = Math.ceil(missing / Math.max(1, Number(found[0].n)))
  await dropChecks(client, table)
  await client.query("set session_replication_role = replica")
  await client.query(
    `insert into ${table} (${names}) select ${columns.map(changed).join(", ")}
     from (select t.*, row_number() over () as template_number from (${templates}) t) t
     cross join lateral (select (template_number * 10000000 + ${to} + c)::bigint as copy_number from generate_series(1, ${copies}) c) as numbers
     on conflict do nothing`,
  )
  await client.query("reset session_replication_role")
  await client.query(`vacuum ${table}`)
  await client.query(`analyze ${table}`)
}

/** Copies need not be valid: what they cost to list does not depend on it. */
async function dropChecks(client: Client, table: string) {
  const { rows } = await client.query<{ name: string }>(
    "select conname as name from pg_constraint where conrelid = $1::regclass and contype = 'c'",
    [table],
  )
  for (const { name } of rows) await client.query(`alter table ${table} drop constraint "${name}"`)
}

/** What a copy has in a column: another value where values are unique, an earlier time, otherwise the same. */
function changed({ name, type, isUnique, isOnlyKey, pattern }: Column) {
  const value = `t."${name}"`
  if (type === "uuid" && (name === "id" || isOnlyKey)) return "gen_random_uuid()"
  if (/^timestamp|^date$/.test(type))
    return `(${value} - (copy_number % 500000) * interval '1 minute')::${type}`
  if (!isUnique) return value
  if (type === "bytea") return "sha256(convert_to(copy_number::text, 'UTF8'))"
  if (/^(integer|bigint)$/.test(type)) return `(copy_number % 2000000000)::${type}`
  if (type !== "text") return value
  if (pattern?.includes("[0-9a-f]{32}")) return "md5(copy_number::text)"
  if (pattern?.includes("[0-9a-f]{64}")) return "md5(copy_number::text) || md5(copy_number::text)"
  return `rtrim(left(${value}, 20), '-') || '-' || copy_number`
}

async function columnsOf(client: Client, table: string): Promise<Column[]> {
  const { rows } = await client.query(
    `select a.attname as name, format_type(a.atttypid, null) as type,
       exists (select from pg_index i where i.indrelid = a.attrelid and i.indisunique and a.attnum = any (i.indkey)) as "isUnique",
       exists (select from pg_index i where i.indrelid = a.attrelid and i.indisunique and i.indpred is null
         and a.attnum = any (i.indkey) and not exists (select from pg_attribute o where o.attrelid = a.attrelid and o.attnum = any (i.indkey)
           and o.attnum <> a.attnum and (o.attname = 'id' or o.atttypid in ('text'::regtype, 'int4'::regtype, 'int8'::regtype,
             'bytea'::regtype)))) as "isOnlyKey",
       (select string_agg(pg_get_constraintdef(c.oid), ' ') from pg_constraint c
         where c.conrelid = a.attrelid and c.contype = 'c' and c.conkey = array[a.attnum]) as pattern
     from pg_attribute a where a.attrelid = $1::regclass and a.attnum > 0 and not a.attisdropped
       and a.attgenerated = '' and a.attidentity = '' order by a.attnum`,
    [table],
  )
  return rows
}
