import type pg from "pg"
import { type Keys, loadKeys } from "../../keys.ts"
import { applyPrelude, FOLLOW_SCHEMA, mustFollowSchema } from "./bootstrap.ts"
import { type ContentLoad, loadContent } from "./content.ts"
import { connectTo, loginPassword, type ServerFacts, type Target } from "./external-server.ts"
import { applyMigrations } from "./migrations.ts"

export const HISTORY = { schema: "supabase_migrations", table: "schema_migrations" }

// Any number will do as long as every process of the site uses the same.
const SETUP_LOCK = 720_451_309

export interface SetUp {
  keys: Keys
  migrationsBefore: number
  migrationsAdded: number
  content: ContentLoad | null
}

export interface SetUpFolders {
  migrationsDir: string
  /** Without it no content is loaded. */
  contentDir?: string
}

/** Brings a database up to date. Several processes may start at once: one works, the others wait for it. */
export async function setUp(
  client: pg.Client,
  facts: ServerFacts,
  target: Target,
  { migrationsDir, contentDir }: SetUpFolders,
): Promise<SetUp> {
  await client.query("set lock_timeout = 0; set statement_timeout = 0")
  await client.query("select pg_advisory_lock($1)", [SETUP_LOCK])
  try {
    const role = await applyPrelude(client, facts)
    const after = (await mustFollowSchema(client)) ? FOLLOW_SCHEMA : undefined
    const source = { dir: migrationsDir, history: HISTORY, role, after }
    const { before, added } = await applyMigrations(client, source)
    // Somebody may have changed the schema by hand since the last start.
    if (after) await client.query(after)
    const content = contentDir ? await loadContent(client, { dir: contentDir, role }) : null
    const keys = await loadKeys(client)
    await ensureLogin(client, target)
    return { keys, migrationsBefore: before, migrationsAdded: added, content }
  } finally {
    await client.query("select pg_advisory_unlock($1)", [SETUP_LOCK]).catch(() => {
      // A lost connection has released the lock already.
    })
  }
}

/** How the gateway logs in: as a role that can do nothing but become one of the three roles of the API. */
export function gatewayTarget(target: Target): Target {
  return { ...target, user: "authenticator", password: loginPassword(target) }
}

async function ensureLogin(client: pg.Client, target: Target) {
  const login = gatewayTarget(target)
  try {
    await (await connectTo(login)).end()
  } catch (error) {
    if (typeof login.password !== "string") {
      throw new Error(
        `The role authenticator cannot log in without a password: name one in DATABASE_URL. (${(error as Error).message})`,
      )
    }
    await client.query(`alter role authenticator login password ${client.escapeLiteral(login.password)}`)
    await (await connectTo(login)).end()
  }
}
