import type { Client } from "pg"
import type { MeasuredList } from "./staff-lists.ts"

interface Column {
  name: string
  type: string
  /** Whether a unique index has it, and whether that index has another column that copies change. */
  isUnique: boolean
  isOnlyKey: boolean
  pattern: string | null
  isNullable: boolean
  /** The table and the column that a foreign key references. */
  references: { table: string; column: string } | null
  /** The values of an enum, or those that a check constraint lists. */
  labels: string[]
}

const MOST_TEMPLATES = 20
/** So many copies are added to the indexes of their table; for more, the indexes are built again. */
const FEW_ROWS = 50_000
const REFERENCED = ["public.profiles", "public.donations"]

/** What most rows of a site that is in use are like. */
const USUAL: Readonly<Record<string, string>> = {
  "private.email_outbox": "status = 'sent'",
  "public.articles": "status = 'published' and has_health_content and reviewed_on > current_date + 15",
  "public.certificates": "status = 'valid' and expires_at > now()",
  "public.donations": "status = 'succeeded' and is_live and paid_at is not null and wall_review = 'shown'",
  "public.event_registrations": "status = 'confirmed'",
  "public.events": "status = 'published'",
  "public.kit_requests": "status = 'delivered'",
  "public.refill_requests": "status = 'shipped'",
}

/** Rows of other tables without which a list shows none. Some of the first consents have ended, no later ones. */
const COMPANIONS: Readonly<Record<string, string>> = {
  "public.pictures": `insert into public.picture_records (picture_id, consent_note, consent_until)
    select id, 'Signed', current_date + (extract(minute from created_at) -
      case when exists (select from public.picture_records where consent_until < current_date) then 0 else 5 end)::integer
    from public.pictures on conflict do nothing`,
}

/** Values that views need, for the first copies. */
const COMPLETE: Readonly<Record<string, string>> = {
  "public.articles": `update public.articles set has_health_content = true, reviewed_on = current_date - 400
    where id in (select id from public.articles where status = 'published' order by id limit 60)`,
  "public.donations":
    "update public.donations set employer = 'Acme' where employer is null and id::text < '8' and paid_at is not null",
  "public.reversal_reports": `update public.reversal_reports set status = 'new', is_distinct = false, repeat_of = null,
      state = 'TX', county = null, grain = 'week', doses = '1', outcome = 'survived',
      period = date '2026-01-05' + 7 * (('x' || left(id::text, 2))::bit(8)::integer % 50)
    where id in (select id from public.reversal_reports order by id limit 100)`,
  "public.certificates": `update public.certificates set expires_at = issued_at + interval '200 days'
    where expires_at is null and id < 'c'`,
}

/** The columns of tables, read before their constraints are dropped. */
type Columns = ReadonlyMap<string, readonly Column[]>

/**
 * Fills the tables of lists with copies of the fixtures, or adds to what an earlier call has filled and returned. The
 * first copies have every state in turn, so that every view has rows.
 */
export async function growStaffTables(
  client: Client,
  lists: readonly Pick<MeasuredList, "path" | "table">[],
  to: number,
  filled?: Columns,
): Promise<Columns> {
  const tables = new Map(lists.map(list => [list.table, list]))
  const columns = new Map<string, readonly Column[]>()
  // First those that others reference.
  for (const table of new Set([...REFERENCED.filter(name => tables.has(name)), ...tables.keys()])) {
    if (!filled) await keepSlowColumns(client, table)
    columns.set(table, filled?.get(table) ?? (await columnsOf(client, table)))
    if (filled) await copyUsualRow(client, tables.get(table)!, columns.get(table)!, to)
    else await copyFixtures(client, table, columns.get(table)!, to)
    if (COMPLETE[table] && !filled) await completeRows(client, table, COMPLETE[table])
    if (COMPANIONS[table]) await completeRows(client, table, COMPANIONS[table])
  }
  return columns
}

async function copyFixtures(client: Client, table: string, columns: readonly Column[], to: number) {
  await dropChecks(client, table)
  await copyRows(client, table, `select * from ${table} limit ${MOST_TEMPLATES}`, to, columns.map(varied))
}

/**
 * Copies one usual row that waits for no one: an office keeps its inbox short, and a view of rare rows must not read
 * all others.
 */
async function copyUsualRow(
  client: Client,
  { path, table }: Pick<MeasuredList, "path" | "table">,
  columns: readonly Column[],
  to: number,
) {
  const { rows } = await client.query<{ condition: string }>(
    "select condition from private.inbox_lists where list = $1 and relation::regclass = $2::regclass",
    [path.slice("/staff/".length), table],
  )
  const waits = rows[0] ? `where (${rows[0].condition}) is not true` : ""
  const usual = USUAL[table] ? `(${USUAL[table]}) desc nulls last,` : ""
  const template = `select * from ${table} item ${waits} order by ${usual} ctid limit 1`
  await copyRows(client, table, template, to, columns.map(changed))
}

async function completeRows(client: Client, table: string, statement: string) {
  await client.query("set session_replication_role = replica")
  await client.query(statement)
  await client.query("reset session_replication_role")
  for (const name of new Set([table, ...statement.match(/public\.\w+/g)!]))
    await client.query(`vacuum analyze ${name}`)
}

async function copyRows(client: Client, table: string, templates: string, to: number, values: Value[]) {
  const { rows: counted } = await client.query<{ n: string }>(`select count(*) as n from ${table}`)
  const missing = to - Number(counted[0]!.n)
  if (missing <= 0) return
  const { rows: found } = await client.query(`select count(*) as n from (${templates}) t`)
  const copies = Math.ceil(missing / Math.max(1, Number(found[0].n)))
  const names = values.map(({ name }) => `"${name}"`).join(", ")
  const indexes = missing > FEW_ROWS ? await dropIndexes(client, table) : []
  await client.query("set session_replication_role = replica")
  await client.query(
    `insert into ${table} (${names}) select ${values.map(({ value }) => value).join(", ")}
     from (select t.*, row_number() over () as template_number from (${templates}) t) t
     cross join lateral (select (template_number * 10000000 + ${to} + c)::bigint as copy_number from generate_series(1, ${copies}) c) as numbers
     on conflict do nothing`,
  )
  await client.query("reset session_replication_role")
  for (const definition of indexes) await client.query(definition)
  await client.query(`vacuum ${table}`)
  await client.query(`analyze ${table}`)
}

/** Building an index of a million rows takes a fraction of the time of adding them one by one. */
async function dropIndexes(client: Client, table: string) {
  const { rows } = await client.query<{ name: string; definition: string }>(
    `select indexrelid::regclass as name, pg_get_indexdef(indexrelid) as definition from pg_index
     where indrelid = $1::regclass and not indisunique`,
    [table],
  )
  for (const { name } of rows) await client.query(`drop index ${name}`)
  return rows.map(({ definition }) => definition)
}

/** A generated column that calls a function of ours would take most of the time; copies have the value of their template. */
async function keepSlowColumns(client: Client, table: string) {
  const { rows } = await client.query<{ name: string }>(
    `select a.attname as name from pg_attribute a join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
     where a.attrelid = $1::regclass and a.attgenerated = 's' and pg_get_expr(d.adbin, a.attrelid) like '%private.%'`,
    [table],
  )
  for (const { name } of rows)
    await client.query(`alter table ${table} alter column "${name}" drop expression`)
}

/** Copies need not be valid: what they cost to list does not depend on it. */
async function dropChecks(client: Client, table: string) {
  const { rows } = await client.query<{ name: string }>(
    "select conname as name from pg_constraint where conrelid = $1::regclass and contype = 'c'",
    [table],
  )
  for (const { name } of rows) await client.query(`alter table ${table} drop constraint "${name}"`)
}

interface Value {
  name: string
  value: string
}

// Spreads the copies of every size over the same year.
const EARLIER = "(copy_number * 7919 % 500000) * interval '1 minute'"
const isTime = (type: string) => /^timestamp|^date$/.test(type)

/** As `changed`, but with any state: of the labels of a column one, and moments that are there or not. */
function varied(column: Column): Value {
  const { name, type, labels, isNullable, isUnique, isOnlyKey, references } = column
  const number = `abs(hashint8extended(copy_number, hashtext('${name}')))`
  if (labels.length > 0) {
    // One more than there are labels is null.
    const label = `(${sqlArray(labels)})[1 + ${number} % ${labels.length + Number(isNullable)}]`
    return { name, value: type.endsWith("[]") ? `array[${label}]::${type}` : `${label}::${type}` }
  }
  if (isUnique && !isOnlyKey && references) {
    // Accounts are not copied, profiles are.
    const table = references.table === "auth.users" ? "public.profiles" : references.table
    const key = references.column
    const value = `(select array_agg(${key}) from ${table})[1 + copy_number % (select count(*) from ${table})]`
    return { name, value: `(${value})` }
  }
  if (type === "boolean") return { name, value: `${number} % 2 = 0` }
  if (!isTime(type) || isUnique) return changed(column)
  // Some in the future, most in the past; `least` ignores null.
  const moment = `(least(t."${name}", now() + interval '100 days') - ${EARLIER})::${type}`
  return { name, value: isNullable ? `case when ${number} % 2 = 0 then ${moment} end` : moment }
}

function sqlArray(values: readonly string[]) {
  return `array[${values.map(value => `'${value.replaceAll("'", "''")}'`).join(", ")}]`
}

/** What a copy has in a column: another value where values are unique, an earlier time, otherwise the same. */
function changed({ name, type, isUnique, isOnlyKey, pattern, references }: Column): Value {
  const value = `t."${name}"`
  if (type === "uuid" && (name === "id" || isOnlyKey || (isUnique && !references)))
    return { name, value: "gen_random_uuid()" }
  if (isTime(type)) return { name, value: `(${value} - ${EARLIER})::${type}` }
  return { name, value: isUnique ? uniqueValue(value, type, pattern) : value }
}

function uniqueValue(value: string, type: string, pattern: string | null) {
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
         where c.conrelid = a.attrelid and c.contype = 'c' and c.conkey = array[a.attnum]) as pattern,
       not a.attnotnull as "isNullable",
       (select json_build_object('table', c.confrelid::regclass, 'column', f.attname) from pg_constraint c
         join pg_attribute f on f.attrelid = c.confrelid and f.attnum = c.confkey[1]
         where c.conrelid = a.attrelid and c.contype = 'f' and c.conkey = array[a.attnum] limit 1) as "references",
       coalesce((select array_agg(e.enumlabel::text) from pg_enum e join pg_type t on t.oid = a.atttypid
         where e.enumtypid in (t.oid, t.typelem)),
         (select array_agg(label[1]) from pg_constraint c, regexp_matches(pg_get_constraintdef(c.oid), '''([a-z_-]+)''::text', 'g') label
         where c.conrelid = a.attrelid and c.contype = 'c' and c.conkey = array[a.attnum] and pg_get_constraintdef(c.oid) ~ 'ARRAY\\['), '{}') as labels
     from pg_attribute a where a.attrelid = $1::regclass and a.attnum > 0 and not a.attisdropped
       and a.attgenerated = '' and a.attidentity = '' order by a.attnum`,
    [table],
  )
  return rows
}
