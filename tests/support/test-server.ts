import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import pg from "pg"
import { openBackend } from "#backend/open.ts"
import { type EmbeddedServer, startEmbedded, stopOrphan } from "#backend/postgres/server/embedded.ts"
import { isFolderLocked, lockFolder } from "#backend/postgres/server/folder-lock.ts"
import { hashFiles } from "./file-hash.ts"

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
}

/** What a test file needs to create its own database. */
export interface TestServer {
  /** The superuser's connection URL of the server, without a database. */
  url: string
  /** A database with every migration, to clone. */
  template: string
}

/**
 * Starts a server for one run of the tests. The next run reuses its folder; concurrent runs use other folders.
 * TEST_DATABASE_URL names a server of another version instead, for one run at a time.
 */
export async function startTestServer(): Promise<{ server: TestServer; stop(): Promise<void> }> {
  const given = process.env.TEST_DATABASE_URL?.replace(/\/+$/, "")
  if (given) return { server: { url: given, template: await ensureTemplate(given) }, stop: async () => {} }
  const embedded = await startInFreeFolder()
  const { host, port, user, password } = embedded.target
  const login = password ? `${user}:${password}` : user
  const url = `postgres://${login}@${encodeURIComponent(host)}:${port}`
  try {
    return { server: { url, template: await ensureTemplate(url) }, stop: embedded.stop }
  } catch (error) {
    await embedded.stop()
    throw error
  }
}

async function startInFreeFolder(): Promise<EmbeddedServer> {
  for (let number = 1; ; number++) {
    const dataDir = `.cache/test-postgres-${number}`
    const made = join(dataDir, "made-for")
    try {
      const folder = lockFolder(dataDir)
      // Roles outlive databases, so a change of bootstrap files or migrations needs a new server.
      if (!existsSync(made) || readFileSync(made, "utf8") !== fingerprint()) {
        await stopOrphan(dataDir)
        rmSync(join(dataDir, "postgres"), { recursive: true, force: true })
        writeFileSync(made, fingerprint())
      }
      folder.release()
      return await startEmbedded({ dataDir, settings: SETTINGS })
    } catch (error) {
      if (!isFolderLocked(error) || number === MAX_CONCURRENT_RUNS) throw error
    }
  }
}

async function ensureTemplate(url: string) {
  const template = `template_${fingerprint()}`
  const client = new pg.Client({ connectionString: `${url}/postgres` })
  await client.connect()
  try {
    const { rows } = await client.query<{ name: string }>(
      "select datname as name from pg_database where datname ~ '^(building|test)_'",
    )
    for (const { name } of rows) await client.query(`drop database ${name} with (force)`)
    const { rowCount } = await client.query("select from pg_database where datname = $1", [template])
    if (rowCount === 1) return template
    await client.query("create database building_template")
    const open = await openBackend({ dataDir: ".cache", databaseUrl: `${url}/building_template` })
    await open.close()
    await client.query(`alter database building_template rename to ${template}`)
    return template
  } finally {
    await client.end()
  }
}

function fingerprint() {
  return hashFiles(SETUP_FILES)
}
