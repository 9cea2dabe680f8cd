import { createReadStream } from "node:fs"
import { copyFile, mkdir, mkdtemp, readdir, rename, rm, rmdir, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import { fileURLToPath } from "node:url"
import { createGunzip } from "node:zlib"
import type pg from "pg"
import { startEmbedded } from "../postgres/server/embedded.ts"
import { checkServer, connectTo, type Target } from "../postgres/setup/external-server.ts"
import { migrationsIn } from "../postgres/setup/migrations.ts"
import { setUpDatabase } from "../postgres/setup/setup.ts"
import { copyIn } from "./copy.ts"
import { clearSearchPath, MANIFEST, type Manifest, tablesOf } from "./manifest.ts"
import { type Entry, tarEntries } from "./tar.ts"

interface RestoreOptions {
  file: string
  /** Must be empty or missing. */
  dataDir: string
  progress?: (line: string) => void
}

const MIGRATIONS = fileURLToPath(new URL("../../supabase/migrations", import.meta.url))
const STORED_FILE = /^storage\/([0-9a-f]{2})\/\1[0-9a-f]{62}$/
const ROWS = /^rows\/(.+)\/\d+\.txt$/

/** Creates a data folder from a backup. It appears under its name only when everything is in it. */
export async function restoreBackup({ file, dataDir, progress = () => {} }: RestoreOptions) {
  if ((await readdir(dataDir).catch(ignoreMissing))?.length) {
    throw new Error(`${dataDir} is not empty: move it away, or set DATA_DIR to a new folder.`)
  }
  const manifest = await readManifest(file)
  const unfinished = `${dataDir}.restoring`
  await mkdir(dirname(dataDir), { recursive: true })
  await mkdir(unfinished).catch(refuseExisting(unfinished))
  try {
    progress(`Restoring the backup of ${manifest.createdAt}`)
    const server = await startEmbedded({ dataDir: unfinished, progress })
    try {
      const files = await fill(server.target, unfinished, file, manifest)
      progress(`Restored ${manifest.tables.length} tables and ${files} files`)
    } finally {
      await server.stop()
    }
    await rmdir(dataDir).catch(ignoreMissing)
    await rename(unfinished, dataDir)
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true })
    throw error
  }
}

/** The first file of a backup; throws for any other file before anything is created. */
async function readManifest(file: string): Promise<Manifest> {
  for await (const { name, data } of entriesOf(file)) {
    const manifest = name === MANIFEST ? (JSON.parse(data.toString()) as Manifest) : null
    if (manifest?.format === 1) return manifest
    if (manifest) throw new Error("This backup was made by a newer version of the site.")
    break
  }
  throw new Error(`${file} is not a backup of this site.`)
}

async function* entriesOf(file: string) {
  const bytes = createReadStream(file)
  const unpacked = createGunzip()
  bytes.on("error", error => unpacked.destroy(error))
  try {
    yield* tarEntries(bytes.pipe(unpacked))
  } finally {
    bytes.destroy()
    unpacked.destroy()
  }
}

/** Creates the tables, and fills them and the folder of stored files. Returns how many files there are. */
async function fill(target: Target, folder: string, file: string, manifest: Manifest) {
  const client = await connectTo(target)
  try {
    await createTables(client, target, manifest)
    let files = 0
    for await (const entry of entriesOf(file)) {
      if (entry.name === MANIFEST) continue
      if (STORED_FILE.test(entry.name)) {
        await mkdir(join(folder, dirname(entry.name)), { recursive: true, mode: 0o700 })
        await writeFile(join(folder, entry.name), entry.data, { mode: 0o600 })
        files++
      } else await insertRows(client, manifest, entry)
    }
    for (const { name, value } of manifest.sequences) {
      await client.query("select setval($1::regclass, $2)", [name, value])
    }
    await client.query("analyze")
    return files
  } finally {
    await client.end()
  }
}

/** Applies the migrations that the database had; the next start of the site applies newer ones. */
async function createTables(client: pg.Client, target: Target, manifest: Manifest) {
  const migrationsDir = await folderOfMigrations(manifest.migrations)
  try {
    await setUpDatabase(client, await checkServer(client), target, { migrationsDir })
  } finally {
    await rm(migrationsDir, { recursive: true })
  }
  await clearSearchPath(client)
  const created = new Map((await tablesOf(client)).map(({ name, columns }) => [name, columns]))
  for (const { name, columns } of manifest.tables) {
    const missing = created.has(name)
      ? columns.filter(column => !created.get(name)!.includes(column))
      : [name]
    if (missing.length > 0) {
      throw new Error(
        `The backup has ${missing.join(", ")} in ${name}, which no migration creates: add a migration that does.`,
      )
    }
  }
  // Neither triggers nor foreign keys: the rows already are what they made of them.
  await client.query("set session_replication_role = replica")
  await client.query(`truncate ${manifest.tables.map(({ name }) => name).join(", ")} cascade`)
}

async function folderOfMigrations(versions: string[]) {
  const known = new Map(migrationsIn(MIGRATIONS).map(migration => [migration.version, migration]))
  const unknown = versions.find(version => !known.has(version))
  if (unknown) {
    throw new Error(
      `The backup has migration ${unknown}, which this version of the site does not know: restore it with the ` +
        `version that made it, or a newer one.`,
    )
  }
  const folder = await mkdtemp(join(tmpdir(), "open-airway-migrations-"))
  for (const version of versions) {
    const { path, name } = known.get(version)!
    await copyFile(path, join(folder, `${version}_${name}.sql`))
  }
  return folder
}

async function insertRows(client: pg.Client, manifest: Manifest, { name, data }: Entry) {
  const table = manifest.tables.find(candidate => candidate.name === ROWS.exec(name)?.[1])
  if (!table) throw new Error(`The backup has an unknown file: ${name}`)
  await copyIn(client, `copy ${table.name} (${table.columns.join(", ")}) from stdin`, data)
}

function ignoreMissing(error: NodeJS.ErrnoException) {
  if (error.code !== "ENOENT") throw error
  return null
}

function refuseExisting(folder: string) {
  return (error: NodeJS.ErrnoException) => {
    if (error.code !== "EEXIST") throw error
    throw new Error(`${folder} is left from an earlier restore: delete it first.`)
  }
}
