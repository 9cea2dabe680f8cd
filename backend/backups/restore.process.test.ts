import { execFile } from "node:child_process"
import { chmod, mkdtemp, readdir, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { promisify } from "node:util"
import pg from "pg"
import { afterAll, expect, test } from "vitest"
import { mountBackend } from "#backend/mount.ts"
import { copyPreparedData } from "#tests/support/prepared-data.ts"

const SITE_URL = "http://127.0.0.1:1"
const folder = await mkdtemp(join(tmpdir(), "open-airway-backup-"))
// PostgreSQL runs as another user if the tests run as root.
await chmod(folder, 0o755)
const [original, restored, backup] = ["original", "restored", "backup.tar.gz"].map(name =>
  join(folder, name),
) as [...[string, string, string]]
await copyPreparedData(original)
const site = await mountBackend({ dataDir: original, siteUrl: SITE_URL, runJobs: false })
afterAll(async () => {
  await site.close()
  await rm(folder, { recursive: true, force: true })
})

function run(script: string, dataDir: string) {
  const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: "", SUPABASE_URL: "" }
  return promisify(execFile)(process.execPath, [`scripts/${script}.ts`, backup], { env })
}

async function rowsOf(dataDir: string, text: string) {
  const client = new pg.Client({
    host: join(dataDir, "socket"),
    user: "supabase_admin",
    database: "postgres",
  })
  await client.connect()
  return (await client.query(text).finally(() => client.end())).rows
}

const SAMPLE = `select (select count(*) from auth.users) as users, (select count(*) from public.courses) as courses,
  (select count(*) from public.audit_entries) as audit, (select value from backend.keys where name = 'gateway') as keys,
  (select sum(hashtext(l::text)::bigint) from public.lessons l) as lessons,
  (select max(status_number) from public.certificates) as certificates`

test("a backup of the running site is restored with its rows, files, keys and rules", async () => {
  const [object] = await rowsOf(original, "select bucket_id, name from storage.objects order by name limit 1")
  const before = await rowsOf(original, SAMPLE)
  await run("backup", original)
  await run("restore", restored)
  expect((await readdir(folder)).sort()).toEqual(["backup.tar.gz", "original", "restored"])

  const copy = await mountBackend({ dataDir: restored, siteUrl: SITE_URL, runJobs: false })
  try {
    expect(await rowsOf(restored, SAMPLE)).toEqual(before)
    const path = `/storage/v1/object/${object.bucket_id}/${object.name}`
    const headers = { apikey: copy.secretKey }
    const file = await copy.fetch(new Request(SITE_URL + path, { headers }))
    const same = await site.fetch(new Request(SITE_URL + path, { headers }))
    expect(file.status).toBe(200)
    expect(Buffer.from(await file.arrayBuffer())).toEqual(Buffer.from(await same.arrayBuffer()))
    const insert = "insert into public.certificates (id) values ('x')"
    await expect(rowsOf(restored, insert)).rejects.toThrow("null value")
    expect((await copy.inspect()).pendingMigrations).toEqual([])
  } finally {
    await copy.close()
  }
})

test("a restore leaves a folder with data alone, and nothing of a damaged backup", async () => {
  await expect(run("restore", original)).rejects.toThrow("is not empty")
  await writeFile(backup, "not a backup")
  await expect(run("restore", join(folder, "empty"))).rejects.toThrow("incorrect header check")
  expect((await readdir(folder)).filter(name => name.startsWith("empty"))).toEqual([])
})
