import { randomUUID } from "node:crypto"
import { link, mkdir, readdir, readFile, rm, stat, writeFile } from "node:fs/promises"
import { basename, join } from "node:path"
import type pg from "pg"
import { type Files, ignoreMissing } from "./file-store.ts"

export interface Sweeping {
  files: Files
  admin: pg.Pool
  /** Ends the work between two batches. */
  signal?: AbortSignal
}

// Younger files stay, whether or not anything refers to them.
const DAY_MS = 24 * 60 * 60 * 1000
const BATCH = 500

/** Removes files that are a day old and that no object refers to. Returns how many. */
export async function sweep({ files, admin, signal }: Sweeping): Promise<number> {
  const before = Date.now() - DAY_MS
  const abandoned = await oldFiles(files.incoming, before)
  for (const path of abandoned) await rm(path, { force: true })
  let removed = abandoned.length
  for (const shard of await readdir(files.folder)) {
    if (signal?.aborted || !/^[0-9a-f]{2}$/.test(shard)) continue
    const candidates = await oldFiles(join(files.folder, shard), before)
    for (let at = 0; at < candidates.length && !signal?.aborted; at += BATCH) {
      removed += await removeUnreferenced(candidates.slice(at, at + BATCH), admin)
    }
  }
  return removed
}

/**
 * Makes the folder and marks whose it is; false when it belongs to another database. There a sweeper would find
 * that nothing refers to any file.
 */
export async function claimFolder(files: Files, admin: pg.Pool): Promise<boolean> {
  await admin.query(
    "insert into backend.keys (name, value) values ('storage', to_jsonb($1::text)) on conflict do nothing",
    [randomUUID()],
  )
  const { rows } = await admin.query<{ value: string }>(
    "select value from backend.keys where name = 'storage'",
  )
  const mark = join(files.folder, "database")
  await mkdir(files.folder, { recursive: true, mode: 0o700 })
  // Linked and not written in place: another process must never read half a mark.
  const made = join(files.folder, `database-${randomUUID()}`)
  await writeFile(made, rows[0]!.value)
  await link(made, mark).catch(ignoreExisting)
  await rm(made)
  return (await readFile(mark, "utf8")) === rows[0]!.value
}

async function oldFiles(folder: string, before: number): Promise<string[]> {
  const old: string[] = []
  for (const name of (await readdir(folder).catch(ignoreMissing)) ?? []) {
    const path = join(folder, name)
    const found = await stat(path).catch(ignoreMissing)
    if (found?.isFile() && found.mtimeMs < before) old.push(path)
  }
  return old
}

async function removeUnreferenced(paths: string[], admin: pg.Pool): Promise<number> {
  if ((await unreferenced(paths, admin)).length === 0) return 0
  const client = await admin.connect()
  try {
    // Whoever is about to refer to a file has written the row but not committed it: wait for those, hold up
    // the next ones, and then look again.
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
