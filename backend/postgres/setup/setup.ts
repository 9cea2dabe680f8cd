import type pg from "pg"
import { type Keys, loadKeys } from "../../keys.ts"
import { applyBootstrap, needsSchemaRefresh, REFRESH_SCHEMA } from "./bootstrap.ts"
import { type ContentLoad, loadContent } from "./content.ts"
import { connectTo, gatewayPassword, type ServerFacts, type Target } from "./external-server.ts"
import { applyMigrations } from "./migrations.ts"

export const MIGRATION_HISTORY = { schema: "supabase_migrations", table: "schema_migrations" }

// Arbitrary, but the same in every process of the site.
const SETUP_LOCK = 720_451_309

interface SetupResult {
  keys: Keys
  migrationsBefore: number
  migrationsApplied: number
  content: ContentLoad | null
}

export interface SetUpFolders {
  migrationsDir: string
  /** Without it no content is loaded. */
  contentDir?: string
}

/** Brings a database up to date. If several processes start at once, one works and the others wait. */
export async function setUpDatabase(
  client: pg.Client,
  facts: ServerFacts,
  target: Target,
  { migrationsDir, contentDir }: SetUpFolders,
): Promise<SetupResult> {
  await client.query("set lock_timeout = 0; set statement_timeout = 0")
  await client.query("select pg_advisory_lock($1)", [SETUP_LOCK])
  try {
    const role = await applyBootstrap(client, facts)
    const after = (await needsSchemaRefresh(client)) ? REFRESH_SCHEMA : undefined
    const source = { dir: migrationsDir, history: MIGRATION_HISTORY, role, after, refuseEdited: true }
    const { before, applied } = await applyMigrations(client, source)
    // The schema may have been changed by hand since the last start.
    if (after) await client.query(after)
    const content = contentDir ? await loadContent(client, { dir: contentDir, role }) : null
    const keys = await loadKeys(client)
    await ensureLogin(client, target)
    return { keys, migrationsBefore: before, migrationsApplied: applied, content }
  } finally {
    await client.query("select pg_advisory_unlock($1)", [SETUP_LOCK]).catch(() => {
      // A lost connection has already released the lock.
    })
  }
}

/** The gateway logs in as a role that can only switch to one of the three API roles. */
export function gatewayTarget(target: Target): Target {
  return { ...target, user: "authenticator", password: gatewayPassword(target) }
}

async function ensureLogin(client: pg.Client, target: Target) {
  const login = gatewayTarget(target)
  try {
    await (await connectTo(login)).end()
  } catch (error) {
    if (typeof login.password !== "string") {
      throw new Error(
        `The role authenticator cannot log in without a password: add one to DATABASE_URL. (${(error as Error).message})`,
      )
    }
    await client.query(`alter role authenticator login password ${client.escapeLiteral(login.password)}`)
    await (await connectTo(login)).end()
  }
}
