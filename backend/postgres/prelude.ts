import { fileURLToPath } from "node:url"
import type pg from "pg"
import { applyMigrations } from "./migrations.ts"

const PRELUDE = {
  dir: fileURLToPath(new URL("./prelude", import.meta.url)),
  history: { schema: "backend", table: "prelude_migrations" },
}

// The codes of losing a race for a role, which belongs to the server while our lock belongs to the database.
const LOST_RACE = ["23505", "42710", "XX000"]

/** Gives a database what a hosted project has before its first migration. */
export async function applyPrelude(client: pg.Client) {
  for (let attempt = 1; ; attempt++) {
    try {
      await applyMigrations(client, PRELUDE)
      break
    } catch (error) {
      const { code } = ((error as Error).cause ?? {}) as { code?: string }
      if (attempt === 5 || !code || !LOST_RACE.includes(code)) throw error
    }
  }
  // A database cloned from a template brings its schemas but not its own grants.
  await client.query(`do $$ begin
    if not has_database_privilege('postgres', current_database(), 'create') then
      execute format('grant create, connect, temporary on database %I to postgres, dashboard_user', current_database());
    end if;
  end $$`)
}
