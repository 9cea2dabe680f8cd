import { fileURLToPath } from "node:url"
import pg from "pg"
import type { Keys } from "./keys.ts"
import { Database, surviveLostConnections } from "./postgres/database.ts"
import { assertDurable } from "./postgres/server/durability.ts"
import { startEmbedded } from "./postgres/server/embedded.ts"
import { contentReport } from "./postgres/setup/content.ts"
import { checkServer, connectTo, type Target, targetOf } from "./postgres/setup/external-server.ts"
import { migrationsIn } from "./postgres/setup/migrations.ts"
import { seedDemo } from "./postgres/setup/seed.ts"
import { gatewayTarget, HISTORY, type SetUpFolders, setUp } from "./postgres/setup/setup.ts"

export interface OpenOptions {
  dataDir: string
  /** A PostgreSQL server to use instead of the embedded one. */
  databaseUrl?: string
  progress?: (line: string) => void
  /** Other migrations than the site's own; they bring no tables for its content. */
  migrationsDir?: string
  /** Where the content files are. */
  contentDir?: string
  /** Whether a database that never had the demo content gets it. */
  demo?: boolean
}

export interface OpenBackend {
  /** Asks as a visitor, a member or the service. */
  database: Database
  /** Asks as the owner of everything, for the gateway's own needs. */
  admin: pg.Pool
  /** A connection of one's own as the owner, for LISTEN. */
  connect(): Promise<pg.Client>
  keys: Keys
  info: {
    kind: "embedded" | "postgres"
    version: string
    /** How many migrations this start applied. */
    migrationsApplied: number
    /** Whether the database had no migrations before. */
    firstStart: boolean
  }
  /** Whether the database answers and has every migration. */
  isReady(): Promise<boolean>
  close(): Promise<void>
}

const CONTENT = fileURLToPath(new URL("../content", import.meta.url))
const MIGRATIONS = fileURLToPath(new URL("../supabase/migrations", import.meta.url))

export async function openBackend(options: OpenOptions): Promise<OpenBackend> {
  const { databaseUrl, migrationsDir = MIGRATIONS, progress = () => {} } = options
  const contentDir = options.contentDir ?? (options.migrationsDir ? undefined : CONTENT)
  const server = databaseUrl
    ? { target: targetOf(databaseUrl), stop: async () => {} }
    : await startEmbedded(options)
  const pools: pg.Pool[] = []
  async function close() {
    await Promise.all(pools.splice(0).map(pool => pool.end()))
    await server.stop()
  }
  try {
    const { version, ready } = await prepare(server.target, { migrationsDir, contentDir }, !databaseUrl)
    if (ready.migrationsAdded > 0) progress(`Applied ${ready.migrationsAdded} migrations`)
    if (ready.content) for (const line of contentReport(ready.content)) progress(line)
    const versions = migrationsIn(migrationsDir).map(migration => migration.version)
    const admin = new pg.Pool({ ...poolOptions(server.target), max: 4 })
    const visitors = new pg.Pool({ ...poolOptions(gatewayTarget(server.target)), max: 10 })
    pools.push(admin, visitors)
    surviveLostConnections(admin)
    if (options.demo && (await seedDemo({ admin }))) progress("Added the demo content")
    return {
      database: new Database(visitors),
      admin,
      connect: () => connectTo(server.target),
      keys: ready.keys,
      info: {
        kind: databaseUrl ? "postgres" : "embedded",
        version,
        migrationsApplied: ready.migrationsAdded,
        firstStart: ready.migrationsBefore === 0,
      },
      isReady: () => hasMigrations(admin, versions),
      close,
    }
  } catch (error) {
    await close()
    throw error
  }
}

async function prepare(target: Target, folders: SetUpFolders, isEmbedded: boolean) {
  const client = await connectTo(target)
  try {
    const facts = await checkServer(client)
    if (isEmbedded) await assertDurable(client)
    const ready = await setUp(client, facts, target, folders)
    if (isEmbedded) await assertDurableLogin(gatewayTarget(target))
    return { version: facts.version, ready }
  } finally {
    await client.end()
  }
}

// A setting can hang on a role, so the role that writes for visitors is asked too.
async function assertDurableLogin(target: Target) {
  const client = await connectTo(target)
  await assertDurable(client).finally(() => client.end())
}

function poolOptions(target: Target): pg.PoolConfig {
  return {
    ...target,
    application_name: "open-airway",
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 60_000,
    keepAlive: true,
  }
}

async function hasMigrations(admin: pg.Pool, versions: string[]) {
  try {
    const { rows } = await admin.query<{ missing: boolean }>({
      text: `select exists (select unnest($1::text[]) except select version from ${HISTORY.schema}.${HISTORY.table}) as missing`,
      values: [versions],
      query_timeout: 2_000,
    } as pg.QueryConfig)
    return rows[0]?.missing === false
  } catch {
    return false
  }
}
