import { randomUUID } from "node:crypto"
import { link, mkdir, readdir, readFile, rm, stat, writeFile } from "node:fs/promises"
import { basename, join } from "node:path"
import type pg from "pg"
import { type FileStore, ignoreMissing } from "./file-store.ts"

interface CleanupOptions {
  files: FileStore
  admin: pg.Pool
  /** Stops between two batches. */
  signal?: AbortSignal
}

// Newer files stay, even if unreferenced.
const DAY_MS = 24 * 60 * 60 * 1000
const BATCH = 500

/** Removes unreferenced files that are older than a day and returns how many. */
export async function removeOrphans({ files, admin, signal }: CleanupOptions): Promise<number> {
  const olderThan = Date.now() - DAY_MS
  const abandoned = await oldFiles(files.incoming, olderThan)
  for (const path of abandoned) await rm(path, { force: true })
  let removed = abandoned.length
  for (const shard of await readdir(files.folder)) {
    if (signal?.aborted || !/^[0-9a-f]{2}$/.test(shard)) continue
    const candidates = await oldFiles(join(files.folder, shard), olderThan)
    for (let offset = 0; offset < candidates.length && !signal?.aborted; offset += BATCH) {
      removed += await removeUnreferenced(candidates.slice(offset, offset + BATCH), admin)
    }
  }
  return removed
}

/**
 * Creates the folder and marks it with its database; false if it belongs to another one, for which every file
 * would look unreferenced.
 */
export async function claimFolder(files: FileStore, admin: pg.Pool): Promise<boolean> {
  await admin.query(
    "insert into backend.keys (name, value) values ('storage', to_jsonb($1::text)) on conflict do nothing",
    [randomUUID()],
  )
  const { rows } = await admin.query<{ value: string }>(
    "select value from backend.keys where name = 'storage'",
  )
  const markerFile = join(files.folder, "database")
  await mkdir(files.folder, { recursive: true, mode: 0o700 })
  // Linked instead of written in place, so that no process reads a partial file.
  const temporaryFile = join(files.folder, `database-${randomUUID()}`)
  await writeFile(temporaryFile, rows[0]!.value)
  await link(temporaryFile, markerFile).catch(ignoreExisting)
  await rm(temporaryFile)
  return (await readFile(markerFile, "utf8")) === rows[0]!.value
}

async function oldFiles(folder: string, olderThan: number): Promise<string[]> {
  const old: string[] = []
  for (const name of (await readdir(folder).catch(ignoreMissing)) ?? []) {
    const path = join(folder, name)
    const found = await stat(path).catch(ignoreMissing)
    if (found?.isFile() && found.mtimeMs < olderThan) old.push(path)
  }
  return old
}

async function removeUnreferenced(paths: string[], admin: pg.Pool): Promise<number> {
  if ((await unreferenced(paths, admin)).length === 0) return 0
  const client = await admin.connect()
  try {
    // An uncommitted row may already reference a file: wait for open transactions, block new ones, then check
    // again.
    await client.query("begin; set local lock_timeout = '3s'; lock table storage.objects in share mode")
    const orphans = await unreferenced(paths, client)
    for (const path of orphans) await rm(path, { force: true })
    return orphans.length
  } finally {
    await client.query("rollback").finally(() => client.release())
  }
}

async function unreferenced(paths: string[], db: pg.Pool | pg.PoolClient) {
  const { rows } = await db.query<{ version: string }>(
    "select distinct version from storage.objects where version = any ($1)",
    [paths.map(path => basename(path))],
  )
  const referenced = new Set(rows.map(({ version }) => version))
  return paths.filter(path => !referenced.has(basename(path)))
}

function ignoreExisting(error: NodeJS.ErrnoException) {
  if (error.code !== "EEXIST") throw error
}
