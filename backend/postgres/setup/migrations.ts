import { createHash } from "node:crypto"
import { readdirSync, readFileSync } from "node:fs"
import { join, relative } from "node:path"
import pg from "pg"

/** A folder of numbered SQL files and the table that records which ones are applied. */
interface MigrationSource {
  dir: string
  /** Schema and table of the history, in the Supabase CLI's format. */
  history: { schema: string; table: string }
  /** The role that runs the files; defaults to the login. */
  role?: string
  /** Adapts the SQL to this server. */
  rewrite?: (text: string) => string
  /** Whether a file that was changed after it was applied is refused. */
  refuseEdited?: boolean
  /** SQL that ends each file's transaction, run as the login. */
  after?: string
}

interface AppliedMigration {
  version: string
  name: string | null
  /** Of the applied text; null if it was stored in several statements. */
  sha256: string | null
}

interface Migration {
  version: string
  name: string
  path: string
}

// Without this, the statement of a killed process keeps running until the server notices.
const DETECT_LOST_CLIENT = `do $$ begin
    perform set_config('client_connection_check_interval', '1s', true);
  exception when invalid_parameter_value then
    raise debug 'this system does not support the setting';
  end $$`

export function migrationsIn(dir: string): Migration[] {
  const found: Migration[] = []
  for (const file of readdirSync(dir).sort()) {
    if (!file.endsWith(".sql")) continue
    const [, version, name] = /^(\d+)_(\w+)\.sql$/.exec(file) ?? []
    if (!version || !name) {
      throw new Error(
        `${displayPath(join(dir, file))} is not named like a migration: YYYYMMDDHHMMSS_subject.sql.`,
      )
    }
    if (found.at(-1)?.version === version) {
      throw new Error(`Two migrations in ${displayPath(dir)} have the version ${version}.`)
    }
    found.push({ version, name, path: join(dir, file) })
  }
  return found
}

/**
 * Applies missing files, each in one transaction with its history row. The caller holds the setup lock, so
 * nothing else applies migrations at the same time. Returns the number applied before and now.
 */
export async function applyMigrations(client: pg.Client, source: MigrationSource) {
  const { schema, table } = source.history
  if (source.role) await client.query(`set role ${pg.escapeIdentifier(source.role)}`)
  await client.query(`create schema if not exists ${schema};
    create table if not exists ${schema}.${table} (version text primary key, statements text[], name text);
    reset role`)
  // Reading all the texts would take longer than everything else at the start of an existing database.
  const { rows } = await client.query<AppliedMigration>(
    `select version, name, case when cardinality(statements) = 1
       then encode(sha256(convert_to(statements[1], 'UTF8')), 'hex') end as sha256
     from ${schema}.${table} order by version`,
  )
  const files = migrationsIn(source.dir)
  if (source.refuseEdited) await refuseEdited(client, source, files, rows)
  const pending = pendingMigrations(files, rows)
  for (const migration of pending) await applyMigration(client, source, migration)
  return { before: rows.length, applied: pending.length }
}

// The history contains the text that was applied; the Supabase CLI splits it into statements, which are not compared.
async function refuseEdited(
  client: pg.Client,
  { history }: MigrationSource,
  files: Migration[],
  applied: AppliedMigration[],
) {
  for (const { version, sha256 } of applied) {
    const file = files.find(candidate => candidate.version === version)
    if (!file || !sha256) continue
    const text = readFileSync(file.path, "utf8")
    if (createHash("sha256").update(text).digest("hex") === sha256) continue
    const { rows } = await client.query<{ text: string }>(
      `select statements[1] as text from ${history.schema}.${history.table} where version = $1`,
      [version],
    )
    if (withoutSpaces(rows[0]!.text) === withoutSpaces(text)) continue
    throw new Error(
      `${displayPath(file.path)} was changed after the database had applied it: run npm run db:reset to start with ` +
        `an empty one, or name an empty one in DATABASE_URL.`,
    )
  }
}

// The CLI stores the only statement of a file without its semicolon.
function withoutSpaces(sql: string) {
  return sql.replace(/[\s;]+/g, "")
}

function pendingMigrations(files: Migration[], applied: AppliedMigration[]) {
  const existing = new Set(files.map(file => file.version))
  const unknown = applied.find(({ version }) => !existing.has(version))
  if (unknown) {
    throw new Error(
      `The database has migration ${unknown.version}_${unknown.name ?? ""}, which this version of the site does not ` +
        `know: start the version that applied it, run npm run db:reset to start with an empty one, or name an empty ` +
        `one in DATABASE_URL.`,
    )
  }
  const done = new Set(applied.map(({ version }) => version))
  const pending = files.filter(({ version }) => !done.has(version))
  const newest = applied.at(-1)?.version ?? ""
  const outOfOrder = pending.find(({ version }) => version < newest)
  if (outOfOrder) {
    throw new Error(
      `${displayPath(outOfOrder.path)} comes before ${newest}, which the database already has: give it a later version.`,
    )
  }
  return pending
}

async function applyMigration(client: pg.Client, source: MigrationSource, migration: Migration) {
  const { history, role, rewrite = text => text, after } = source
  const text = readFileSync(migration.path, "utf8")
  await client.query("begin")
  try {
    await client.query(DETECT_LOST_CLIENT)
    if (role) {
      // Logging in as this role would set its search path; `set role` does not.
      await client.query(
        `set local role ${pg.escapeIdentifier(role)}; set local search_path = "$user", public, extensions`,
      )
    }
    const transaction = await transactionId(client)
    await client.query(rewrite(text))
    if ((await transactionId(client)) !== transaction) {
      throw new Error(
        `${displayPath(migration.path)} ends its transaction itself; remove its commit or rollback.`,
      )
    }
    await client.query("reset role; reset all")
    if (after) await client.query(after)
    await client.query(
      `insert into ${history.schema}.${history.table} (version, statements, name) values ($1, $2, $3)`,
      [migration.version, [text], migration.name],
    )
    await client.query("commit")
  } catch (error) {
    await client.query("rollback").catch(() => {
      // The connection is lost and the transaction with it; the error below says why.
    })
    throw describeSqlError(error, text, migration.path)
  }
  await client.query("reset all")
}

async function transactionId(client: pg.Client) {
  const { rows } = await client.query<{ id: string }>("select pg_current_xact_id()::text as id")
  return rows[0]!.id
}

/** Adds file, line and column to a PostgreSQL error; other errors are returned as they are. */
export function describeSqlError(error: unknown, text: string, path: string) {
  if (!(error instanceof pg.DatabaseError)) return error
  const before = error.position
    ? text.slice(0, offsetOf(text, Number(error.position))).split("\n")
    : undefined
  const position = before ? `:${before.length}:${before.at(-1)!.length + 1}` : ""
  const more = [error.detail, error.hint, error.where].filter(Boolean).map(line => `\n  ${line}`)
  return new Error(`${displayPath(path)}${position}: ${error.message}${more.join("")}`, { cause: error })
}

// PostgreSQL counts characters from one, JavaScript UTF-16 units from zero.
function offsetOf(text: string, position: number) {
  return Array.from(text)
    .slice(0, position - 1)
    .join("").length
}

function displayPath(path: string) {
  const fromHere = relative(process.cwd(), path)
  return fromHere.startsWith("..") ? path : fromHere
}
