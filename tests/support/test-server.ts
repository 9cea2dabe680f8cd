import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import pg from "pg"
import { openBackend } from "#backend/open.ts"
import { type EmbeddedServer, startEmbedded, stopOrphan } from "#backend/postgres/server/embedded.ts"
import { isFolderLocked, lockFolder } from "#backend/postgres/server/folder-lock.ts"
import { hashFiles } from "./file-hash.ts"
import { createMemoryFolder, hasMemoryFolder, removeMemoryFolder } from "./memory-folder.ts"

/** Another template is needed when one of these changes. */
const SETUP_FILES = [
  "backend/postgres/bootstrap/*.sql",
  "supabase/migrations/*.sql",
  "content/**/*.{ts,yaml}",
]
const MAX_CONCURRENT_RUNS = 20
// Databases that are dropped after each file need not survive a crash.
const SETTINGS = {
  fsync: "off",
  full_page_writes: "off",
  shared_buffers: "128MB",
  max_wal_size: "2GB",
  // Dropping the site's schemas locks every table and index in them, in several files at once.
  max_locks_per_transaction: "512",
}

/** What a test file needs to create its own database. */
export interface TestServer {
  /** The superuser's connection URL of the server, without a database. */
  url: string
  /** A database with every migration, to clone. */
  template: string
  /** The tablespace for databases that only one test file uses. */
  tablespace: string
}

/**
 * Starts a server for one run of the tests. The next run reuses its folder; concurrent runs use other folders.
 * TEST_DATABASE_URL names a server of another version instead, for one run at a time.
 */
export async function startTestServer(): Promise<{ server: TestServer; stop(): Promise<void> }> {
  const given = process.env.TEST_DATABASE_URL?.replace(/\/+$/, "")
  if (given) {
    const server = { url: given, template: await ensureTemplate(given), tablespace: "pg_default" }
    return { server, stop: async () => {} }
  }
  const { dataDir, embedded } = await startInFreeFolder()
  const { host, port, user, password } = embedded.target
  const login = password ? `${user}:${password}` : user
  const url = `postgres://${login}@${encodeURIComponent(host)}:${port}`
  try {
    const template = await ensureTemplate(url)
    const tablespace = await createTablespace(url, dataDir)
    return { server: { url, template, tablespace }, stop }
  } catch (error) {
    await stop()
    throw error
  }
  async function stop() {
    await dropTablespace(url)
    removeMemoryFolder(dataDir)
    await embedded.stop()
  }
}

async function startInFreeFolder(): Promise<{ dataDir: string; embedded: EmbeddedServer }> {
  for (let number = 1; ; number++) {
    const dataDir = `.cache/test-postgres-${number}`
    const made = join(dataDir, "made-for")
    try {
      const folder = lockFolder(dataDir)
      // Roles outlive databases, so a change of bootstrap files or migrations needs a new server.
      const isOutdated = !existsSync(made) || readFileSync(made, "utf8") !== fingerprint()
      // A killed run left databases in memory, which a restart of the machine removes.
      if (isOutdated || hasMemoryFolder(dataDir)) {
        await stopOrphan(dataDir)
        removeMemoryFolder(dataDir)
        rmSync(join(dataDir, "postgres"), { recursive: true, force: true })
        writeFileSync(made, fingerprint())
      }
      folder.release()
      return { dataDir, embedded: await startEmbedded({ dataDir, settings: SETTINGS }) }
    } catch (error) {
      if (!isFolderLocked(error) || number === MAX_CONCURRENT_RUNS) throw error
    }
  }
}

async function createTablespace(url: string, dataDir: string) {
  const folder = createMemoryFolder(dataDir)
  if (!folder) return "pg_default"
  await onServer(url, client => client.query(`create tablespace memory location '${folder}'`))
  return "memory"
}

async function dropTablespace(url: string) {
  await onServer(url, async client => {
    await dropTestDatabases(client)
    await client.query("drop tablespace if exists memory")
  })
}

async function dropTestDatabases(client: pg.Client) {
  const { rows } = await client.query<{ name: string }>(
    "select datname as name from pg_database where datname ~ '^(building|test)_'",
  )
  for (const { name } of rows) await client.query(`drop database ${name} with (force)`)
}

async function onServer<Result>(url: string, use: (client: pg.Client) => Promise<Result>) {
  const client = new pg.Client({ connectionString: `${url}/postgres` })
  await client.connect()
  try {
    return await use(client)
  } finally {
    await client.end()
  }
}

function ensureTemplate(url: string) {
  return onServer(url, async client => {
    const template = `template_${fingerprint()}`
    await dropTestDatabases(client)
    const { rowCount } = await client.query("select from pg_database where datname = $1", [template])
    if (rowCount === 1) return template
    await client.query("create database building_template")
    const open = await openBackend({ dataDir: ".cache", databaseUrl: `${url}/building_template` })
    await open.close()
    await client.query(`alter database building_template rename to ${template}`)
    return template
  })
}

function fingerprint() {
  return hashFiles(SETUP_FILES)
}
