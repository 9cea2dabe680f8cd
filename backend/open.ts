import { fileURLToPath } from "node:url"
import pg from "pg"
import { type BackendHealth, inspectBackend } from "./inspect.ts"
import type { Keys } from "./keys.ts"
import { Database, ignoreConnectionErrors, type StatementTimeouts } from "./postgres/database.ts"
import type { DiskState } from "./postgres/server/disk-watch.ts"
import { assertDurable } from "./postgres/server/durability.ts"
import { startEmbedded } from "./postgres/server/embedded.ts"
import { contentReport } from "./postgres/setup/content.ts"
import { checkServer, connectTo, parseDatabaseUrl, type Target } from "./postgres/setup/external-server.ts"
import { migrationsIn } from "./postgres/setup/migrations.ts"
import { seedDemo } from "./postgres/setup/seed.ts"
import { gatewayTarget, MIGRATION_HISTORY, type SetUpFolders, setUpDatabase } from "./postgres/setup/setup.ts"

export interface OpenOptions {
  dataDir: string
  /** A PostgreSQL server to use instead of the embedded one. */
  databaseUrl?: string
  progress?: (line: string) => void
  /** Other migrations than the site's own; they bring no tables for its content. */
  migrationsDir?: string
  /** Where the content files are. */
  contentDir?: string
  /** Whether to seed demo content into a database that never had it. */
  demo?: boolean
  /** Replaces the watch on the embedded server's disk; another server's disk is not watched. */
  disk?: DiskState
  /** How long a statement of each role may run; tests allow more, because a busy machine is slow. */
  statementTimeouts?: StatementTimeouts
}

export interface OpenBackend {
  /** Runs queries as a visitor, a member or the service. */
  database: Database
  /** Runs queries as the owner, for the gateway's own tables. */
  admin: pg.Pool
  /** Opens a dedicated connection as the owner, for LISTEN. */
  connect(): Promise<pg.Client>
  keys: Keys
  disk: DiskState
  info: {
    kind: "embedded" | "postgres"
    version: string
    /** Migrations applied by this start. */
    migrationsApplied: number
    /** Whether the database had no migrations before. */
    firstStart: boolean
  }
  /** Whether the database responds and has every migration. */
  isReady(): Promise<boolean>
  /** Facts for the doctor page; backups are in the given folder. */
  inspect(backupFolder: string | null): Promise<BackendHealth>
  close(): Promise<void>
}

// Requests wait for these queries, and a frozen server would never respond.
const ADMIN_TIMEOUT_MS = 15_000
const CONTENT = fileURLToPath(new URL("../content", import.meta.url))
const MIGRATIONS = fileURLToPath(new URL("../supabase/migrations", import.meta.url))

export async function openBackend(options: OpenOptions): Promise<OpenBackend> {
  const { databaseUrl, migrationsDir = MIGRATIONS, progress = () => {} } = options
  const contentDir = options.contentDir ?? (options.migrationsDir ? undefined : CONTENT)
  const server = databaseUrl
    ? { target: parseDatabaseUrl(databaseUrl), disk: { isFull: false }, stop: async () => {} }
    : await startEmbedded(options)
  const { disk = server.disk } = options
  const pools: pg.Pool[] = []
  async function close() {
    await Promise.all(pools.splice(0).map(pool => pool.end()))
    await server.stop()
  }
  try {
    const { version, setup } = await prepareDatabase(
      server.target,
      { migrationsDir, contentDir },
      !databaseUrl,
    )
    if (setup.migrationsApplied > 0) progress(`Applied ${setup.migrationsApplied} migrations`)
    if (setup.content) for (const line of contentReport(setup.content)) progress(line)
    const migrations = migrationsIn(migrationsDir)
    const versions = migrations.map(migration => migration.version)
    const admin = new pg.Pool({ ...poolOptions(server.target), max: 4, query_timeout: ADMIN_TIMEOUT_MS })
    const callerPool = new pg.Pool({ ...poolOptions(gatewayTarget(server.target)), max: 10 })
    pools.push(admin, callerPool)
    ignoreConnectionErrors(admin)
    const setupPool = new pg.Pool({ ...poolOptions(server.target), max: 1 })
    pools.push(setupPool)
    ignoreConnectionErrors(setupPool)
    if (options.demo && (await seedDemo({ admin: setupPool }))) progress("Added the demo content")
    return {
      database: new Database(callerPool, disk, options.statementTimeouts),
      admin,
      connect: () => connectTo(server.target),
      keys: setup.keys,
      disk,
      info: {
        kind: databaseUrl ? "postgres" : "embedded",
        version,
        migrationsApplied: setup.migrationsApplied,
        firstStart: setup.migrationsBefore === 0,
      },
      isReady: () => hasMigrations(admin, versions),
      inspect: backupFolder => inspectBackend({ admin, migrations, backupFolder }),
      close,
    }
  } catch (error) {
    await close()
    throw error
  }
}

async function prepareDatabase(target: Target, folders: SetUpFolders, isEmbedded: boolean) {
  const client = await connectTo(target)
  try {
    const facts = await checkServer(client)
    if (isEmbedded) await assertDurable(client)
    const setup = await setUpDatabase(client, facts, target, folders)
    if (isEmbedded) await assertDurableLogin(gatewayTarget(target))
    return { version: facts.version, setup }
  } finally {
    await client.end()
  }
}

// Settings can be attached to a role, so the gateway's role is checked too.
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
      text: `select exists (select unnest($1::text[]) except select version from ${MIGRATION_HISTORY.schema}.${MIGRATION_HISTORY.table}) as missing`,
      values: [versions],
      query_timeout: 2_000,
    } as pg.QueryConfig)
    return rows[0]?.missing === false
  } catch {
    return false
  }
}
