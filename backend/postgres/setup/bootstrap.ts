import { fileURLToPath } from "node:url"
import pg from "pg"
import type { ServerFacts } from "./external-server.ts"
import { applyMigrations } from "./migrations.ts"
import { ensureRoles } from "./roles.ts"

const PRELUDE = {
  dir: fileURLToPath(new URL("../bootstrap", import.meta.url)),
  history: { schema: "backend", table: "prelude_migrations" },
}

// The codes of losing a race for a role, which belongs to the server while our lock belongs to the database.
const LOST_RACE = ["23505", "42710", "XX000"]

/** Gives a database what a hosted project has before its first migration, and answers who owns what comes next. */
export async function applyPrelude(client: pg.Client, facts: ServerFacts): Promise<string> {
  for (let attempt = 1; ; attempt++) {
    try {
      const owner = await ensureRoles(client, facts)
      const ownerName = pg.escapeIdentifier(owner)
      const rewrite = (sql: string) =>
        owner === "postgres" ? sql : sql.replace(/\bpostgres\b/g, () => ownerName)
      await applyMigrations(client, { ...PRELUDE, rewrite })
      return owner
    } catch (error) {
      const { code } = ((error as Error).cause ?? error) as { code?: string }
      if (attempt === 5 || !code || !LOST_RACE.includes(code)) throw error
    }
  }
}

/** Whether nothing on the server notices by itself that the schema has changed, so that we must say so. */
export async function mustFollowSchema(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ must: boolean }>(
    `select not exists (select from pg_event_trigger where evtname = 'pgrst_ddl_watch')
      or exists (select from pg_roles where rolname = 'service_role' and not (rolbypassrls or rolsuper)) as must`,
  )
  return rows[0]!.must
}

export const FOLLOW_SCHEMA = "select backend.follow_schema()"
