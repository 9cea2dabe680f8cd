import { createHash } from "node:crypto"
import { globSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { isDeepStrictEqual } from "node:util"
import pg from "pg"
import { type ContentRow, contentRows } from "../../../content/rows.ts"

// Any number works as long as every process uses the same one.
const CONTENT_LOCK = 720_451_310

/** People agreed to these words, so a loaded version keeps them: a change is a new version. */
const FROZEN_TABLES: ContentRow["table"][] = ["policy_texts"]

type Columns = Record<string, unknown>

export interface ContentLoad {
  added: number
  updated: number
  /** Rows that differ from their file because staff edited, created or deleted them, or because they are frozen. */
  kept: string[]
}

interface ContentSource {
  dir: string
  /** The role that owns the tables, when the connected one does not. */
  role?: string
}

/**
 * Brings the content files into their rows and leaves rows alone that staff has edited: those no longer equal what
 * was last loaded into them. Returns null when the files have not changed since the last load.
 */
export async function loadContent(
  client: pg.ClientBase,
  { dir, role }: ContentSource,
): Promise<ContentLoad | null> {
  const digest = contentDigest(dir)
  await client.query("begin")
  try {
    if (role) await client.query(`set local role ${pg.escapeIdentifier(role)}`)
    await client.query("select pg_advisory_xact_lock($1)", [CONTENT_LOCK])
    const load = (await lastDigest(client)) === digest ? null : await loadRows(client, dir)
    if (load) {
      await client.query(
        `insert into private.content_loads (digest) values ($1)
         on conflict (digest) do update set loaded_at = clock_timestamp()`,
        [digest],
      )
    }
    await client.query("commit")
    return load
  } catch (error) {
    await client.query("rollback").catch(() => {
      // The connection is lost and the transaction with it; the error below says why.
    })
    throw error
  }
}

export function contentReport({ added, updated, kept }: ContentLoad) {
  const lines = [
    `Loaded the content: ${added} rows added, ${updated} updated, ${kept.length} left as they are`,
  ]
  return [...lines, ...kept.map(row => `  kept as it is: ${row}`)]
}

/** Covers the files and the code that reads them. */
function contentDigest(dir: string) {
  const hash = createHash("sha256")
  for (const file of globSync("**/*.{yaml,ts}", { cwd: dir }).sort()) {
    hash
      .update(file)
      .update("\0")
      .update(readFileSync(join(dir, file)))
      .update("\0")
  }
  return hash.digest("hex")
}

async function lastDigest(client: pg.ClientBase) {
  const { rows } = await client.query<{ digest: string }>(
    "select digest from private.content_loads order by loaded_at desc limit 1",
  )
  return rows[0]?.digest
}

async function loadRows(client: pg.ClientBase, dir: string): Promise<ContentLoad> {
  // Lessons may swap places.
  await client.query("set constraints all deferred")
  const load: ContentLoad = { added: 0, updated: 0, kept: [] }
  const missing = new Set<unknown>()
  for (const row of contentRows(dir)) {
    const { wanted, loaded, current } = await compareRow(client, row)
    const isEdited = loaded && current && !includes(current, loaded)
    if (current && includes(current, wanted)) {
      if (!isDeepStrictEqual(loaded, wanted)) await rememberRow(client, row, wanted)
    } else if (!loaded && !current && !missing.has(row.values.course_id)) {
      await insertRow(client, row)
      await rememberRow(client, row, wanted)
      load.added++
    } else if (loaded && current && !isEdited && !FROZEN_TABLES.includes(row.table)) {
      await updateRow(client, row)
      await rememberRow(client, row, wanted)
      load.updated++
    } else load.kept.push(`${row.table} ${Object.values(row.key).join(" ")} (${row.file})`)
    if (loaded && !current) missing.add(row.key.id)
  }
  return load
}

/** The row as its file wants it, as it was last loaded, and as it is; each as PostgreSQL writes its values. */
async function compareRow(client: pg.ClientBase, { table, key, values }: ContentRow) {
  const { rows } = await client.query<{ wanted: Columns; loaded: Columns | null; current: Columns | null }>(
    `select
       (select jsonb_object_agg(c.name, to_jsonb(r) -> c.name)
        from jsonb_populate_record(null::public.${table}, $1) r, unnest($2::text[]) as c (name)) as wanted,
       (select loaded from private.content_rows where table_name = $3 and key = $4) as loaded,
       (select to_jsonb(t) from public.${table} t where ${hasKey(table, key, "$4")}) as current`,
    [JSON.stringify(values), Object.keys(values), table, JSON.stringify(key)],
  )
  return rows[0]!
}

function includes(row: Columns, columns: Columns) {
  return Object.entries(columns).every(([name, value]) => isDeepStrictEqual(row[name], value))
}

async function insertRow(client: pg.ClientBase, { table, key, values, initial, file }: ContentRow) {
  const row = { ...key, ...values, ...initial }
  const names = columnList(row)
  await client
    .query(
      `insert into public.${table} (${names}) select ${names} from jsonb_populate_record(null::public.${table}, $1)`,
      [JSON.stringify(row)],
    )
    .catch(error => Promise.reject(new Error(`${file}: ${error.message}`, { cause: error })))
}

async function updateRow(client: pg.ClientBase, { table, key, values, file }: ContentRow) {
  const names = columnList(values)
  await client
    .query(
      `update public.${table} set (${names}) =
         (select ${names} from jsonb_populate_record(null::public.${table}, $1))
       where ${hasKey(table, key, "$2")}`,
      [JSON.stringify(values), JSON.stringify(key)],
    )
    .catch(error => Promise.reject(new Error(`${file}: ${error.message}`, { cause: error })))
}

/** Compares columns, because the table has an index on them. */
function hasKey(table: string, key: Columns, parameter: string) {
  const columns = columnList(key)
  return `(${columns}) = (select ${columns} from jsonb_populate_record(null::public.${table}, ${parameter}))`
}

function columnList(row: Columns) {
  return Object.keys(row)
    .map(name => pg.escapeIdentifier(name))
    .join(", ")
}

async function rememberRow(client: pg.ClientBase, { table, key }: ContentRow, loaded: Columns) {
  await client.query(
    `insert into private.content_rows (table_name, key, loaded) values ($1, $2, $3)
     on conflict (table_name, key) do update set loaded = excluded.loaded`,
    [table, JSON.stringify(key), JSON.stringify(loaded)],
  )
}
