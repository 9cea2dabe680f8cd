import { fileURLToPath } from "node:url"
import pg from "pg"
import type { ServerFacts } from "./external-server.ts"
import { applyMigrations } from "./migrations.ts"
import { ensureRoles } from "./roles.ts"

// Databases created before the rename keep their history.
const RENAME_HISTORY = "alter table if exists backend.prelude_migrations rename to bootstrap_migrations"

const BOOTSTRAP = {
  dir: fileURLToPath(new URL("../bootstrap", import.meta.url)),
  history: { schema: "backend", table: "bootstrap_migrations" },
}

// Errors of a lost race to create a role: roles belong to the server, our lock only to the database.
const RACE_ERRORS = ["23505", "42710", "XX000"]

/**
 * Gives a database what a hosted project has before its first migration, and returns the owner for
 * migrations.
 */
export async function applyBootstrap(client: pg.Client, facts: ServerFacts): Promise<string> {
  for (let attempt = 1; ; attempt++) {
    try {
      const owner = await ensureRoles(client, facts)
      const ownerName = pg.escapeIdentifier(owner)
      const rewrite = (sql: string) =>
        owner === "postgres" ? sql : sql.replace(/\bpostgres\b/g, () => ownerName)
      await client.query(RENAME_HISTORY)
      await applyMigrations(client, { ...BOOTSTRAP, rewrite })
      return owner
    } catch (error) {
      const { code } = ((error as Error).cause ?? error) as { code?: string }
      if (attempt === 5 || !code || !RACE_ERRORS.includes(code)) throw error
    }
  }
}

/** Whether the server has no event trigger that announces schema changes, so that we have to. */
export async function needsSchemaRefresh(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ must: boolean }>(
    `select not exists (select from pg_event_trigger where evtname = 'pgrst_ddl_watch')
      or exists (select from pg_roles where rolname = 'service_role' and not (rolbypassrls or rolsuper)) as must`,
  )
  return rows[0]!.must
}

export const REFRESH_SCHEMA = "select backend.apply_schema_changes()"
