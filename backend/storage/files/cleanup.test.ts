import { createHash } from "node:crypto"
import { existsSync, mkdirSync, readFileSync, utimesSync, writeFileSync } from "node:fs"
import { dirname, join } from "node:path"
import pg from "pg"
import { afterAll, expect, test } from "vitest"
import { ignoreConnectionErrors } from "#backend/postgres/database.ts"
import { testDatabase } from "#tests/support/database.ts"
import { tempFolder } from "#tests/support/folder.ts"
import { storageBackend } from "../testing/storage-backend.ts"
import { claimFolder, removeOrphans } from "./cleanup.ts"
import { FileStore } from "./file-store.ts"

const made = await storageBackend()
const { service, sql, dataDir } = made
const files = new FileStore(join(dataDir, "storage"))
const admin = poolOn(made.databaseUrl)
afterAll(async () => {
  await admin.end()
  await made.close()
})
await service.createBucket("files")

function poolOn(connectionString: string) {
  const pool = new pg.Pool({ connectionString, max: 4 })
  ignoreConnectionErrors(pool)
  return pool
}

const LONG_AGO = new Date(Date.now() - 25 * 60 * 60 * 1000)
const RECENTLY = new Date(Date.now() - 23 * 60 * 60 * 1000)
const hashOf = (content: string) => createHash("sha256").update(content).digest("hex")

async function uploaded(content: string, at: Date) {
  await service.from("files").upload(content, content)
  utimesSync(files.pathOf(hashOf(content)), at, at)
  return files.pathOf(hashOf(content))
}

test("removes unreferenced files after a day and keeps all others", async () => {
  const kept = await uploaded("kept", LONG_AGO)
  const young = await uploaded("removed just now", RECENTLY)
  const orphan = await uploaded("removed long ago", LONG_AGO)
  const shared = await uploaded("shared", LONG_AGO)
  await service.from("files").copy("shared", "second")
  await service.from("files").remove(["removed just now", "removed long ago", "shared"])
  const half = join(files.incoming, "half")
  const halfway = join(files.incoming, "halfway")
  for (const [path, at] of [
    [half, LONG_AGO],
    [halfway, RECENTLY],
  ] as const) {
    writeFileSync(path, "half of")
    utimesSync(path, at, at)
  }
  expect(await removeOrphans({ files, admin })).toBe(2)
  expect([kept, young, orphan, shared, half, halfway].map(existsSync)).toEqual([
    true,
    true,
    false,
    true,
    false,
    true,
  ])
  expect(await removeOrphans({ files, admin })).toBe(0)
  expect(await (await service.from("files").download("second")).data!.text()).toBe("shared")
})

test("uploading the same content during cleanup keeps the file", async () => {
  for (let n = 0; n < 20; n++) {
    const content = `again ${n}`
    await uploaded(content, LONG_AGO)
    await service.from("files").remove([content])
    const [, again] = await Promise.all([
      removeOrphans({ files, admin }),
      service.from("files").upload(content, content),
    ])
    expect(again.error).toBeNull()
    expect(await (await service.from("files").download(content)).data!.text()).toBe(content)
  }
})

test("cleanup waits for transactions that are about to reference a file", async () => {
  const path = await uploaded("contested", LONG_AGO)
  await service.from("files").remove(["contested"])
  const writer = await admin.connect()
  await writer.query("begin")
  await writer.query("insert into storage.objects (bucket_id, name, version) values ('files', 'late', $1)", [
    hashOf("contested"),
  ])
  let isDone = false
  const cleaning = removeOrphans({ files, admin }).finally(() => {
    isDone = true
  })
  const waiters =
    "select count(*)::int as n from pg_locks where not granted and relation = 'storage.objects'::regclass"
  while (!isDone && (await sql<{ n: number }>(waiters))[0]!.n === 0) await new Promise(setImmediate)
  await writer.query("commit")
  writer.release()
  expect(await cleaning).toBe(0)
  expect(existsSync(path)).toBe(true)
})

test("leaves a folder of another database alone", async () => {
  const other = await testDatabase()
  const folder = new FileStore(join(tempFolder(), "storage"))
  const otherAdmin = poolOn(other.url)
  expect(await claimFolder(folder, admin)).toBe(true)
  expect(await claimFolder(folder, otherAdmin)).toBe(false)
  expect(await claimFolder(folder, admin)).toBe(true)
  await otherAdmin.end()
  await other.drop()
})

test("does not touch unrelated files", async () => {
  const notes = join(files.folder, "notes.txt")
  const inside = join(files.folder, "zz", "notes.txt")
  mkdirSync(dirname(inside), { recursive: true })
  for (const path of [notes, inside]) {
    writeFileSync(path, "mine")
    utimesSync(path, LONG_AGO, LONG_AGO)
  }
  await removeOrphans({ files, admin })
  expect([notes, inside].map(path => readFileSync(path, "utf8"))).toEqual(["mine", "mine"])
})
