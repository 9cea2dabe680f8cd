import { createWriteStream } from "node:fs"
import { mkdir, open, readFile, rename, rm, stat } from "node:fs/promises"
import { dirname, join } from "node:path"
import { Readable } from "node:stream"
import { pipeline } from "node:stream/promises"
import { createGzip } from "node:zlib"
import type pg from "pg"
import { FileStore } from "../storage/files/file-store.ts"
import { copyOut } from "./copy.ts"
import { clearSearchPath, MANIFEST, manifestOf } from "./manifest.ts"
import { type Entry, tarBytes } from "./tar.ts"

interface BackupOptions {
  /** A connection of the superuser that nothing else uses. */
  client: pg.ClientBase
  dataDir: string
  /** Written under another name until it is complete. */
  file: string
  signal?: AbortSignal
}

// About one megabyte of a table, without its long values; larger parts would need more memory.
const PAGES_PER_PART = 128

/** Writes the database and the stored files into one file while the site is running, and returns its size. */
export async function writeBackup({ client, dataDir, file, signal }: BackupOptions): Promise<number> {
  const unfinished = `${file}.unfinished`
  await mkdir(dirname(file), { recursive: true, mode: 0o700 })
  try {
    await client.query("set statement_timeout = 0; set idle_in_transaction_session_timeout = 0")
    await clearSearchPath(client)
    await client.query("begin isolation level repeatable read")
    // Keeps the cleanup of storage from removing a file of this snapshot; it waits for this lock, uploads do not.
    await client.query("lock table storage.objects in row exclusive mode")
    const output = createWriteStream(unfinished, { mode: 0o600 })
    const files = new FileStore(join(dataDir, "storage"))
    await pipeline(Readable.from(tarBytes(entriesOf(client, files))), createGzip(), output, { signal })
    await client.query("commit")
    await sync(unfinished)
    await rename(unfinished, file)
    return (await stat(file)).size
  } catch (error) {
    await client.query("rollback").catch(() => {
      // The connection is lost and the transaction with it; the error below says why.
    })
    await rm(unfinished, { force: true })
    throw error
  }
}

async function* entriesOf(client: pg.ClientBase, files: FileStore): AsyncGenerator<Entry> {
  const manifest = await manifestOf(client)
  yield { name: MANIFEST, data: Buffer.from(JSON.stringify(manifest, null, 2)) }
  for (const { name, columns, pages } of manifest.tables) {
    for (let page = 0; page < pages; page += PAGES_PER_PART) {
      const part = `ctid >= '(${page},0)' and ctid < '(${page + PAGES_PER_PART},0)'`
      const statement = `copy (select ${columns.join(", ")} from ${name} where ${part}) to stdout`
      const data = await copyOut(client, statement)
      if (data.length > 0) yield { name: `rows/${name}/${page / PAGES_PER_PART}.txt`, data }
    }
  }
  const { rows } = await client.query<{ version: string }>(
    "select distinct version from storage.objects where version is not null order by version",
  )
  for (const { version } of rows) {
    if ((await files.sizeOf(version)) === null) continue
    yield {
      name: `storage/${version.slice(0, 2)}/${version}`,
      data: await readFile(files.pathOf(version)),
    }
  }
}

async function sync(file: string) {
  const handle = await open(file, "r+")
  await handle.sync().finally(() => handle.close())
}
