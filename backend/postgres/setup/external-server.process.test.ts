import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import pg from "pg"
import { afterAll, expect, test } from "vitest"
import { openBackend } from "#backend/open.ts"
import { ignoreConnectionErrors } from "../database.ts"
import { startEmbedded } from "../server/embedded.ts"
import { checkServer, connectTo, serverProblem } from "./external-server.ts"

// A server with password authentication, as behind DATABASE_URL.
const folder = mkdtempSync(join(tmpdir(), "open-airway-test-"))
// One migration instead of all, which take 9 CPU seconds; migrations.test.ts applies them to a second database.
const migrationsDir = join(folder, "migrations")
mkdirSync(migrationsDir)
writeFileSync(
  join(migrationsDir, "20260101000000_notes.sql"),
  "create table public.notes (id integer primary key)",
)
const server = await startEmbedded({ dataDir: folder, overLoopback: true })
const { host, port, user, password = "" } = server.target
const admin = new pg.Pool({ ...server.target, max: 1 })
ignoreConnectionErrors(admin)
await admin.query("create database one")
await admin.query("create database two")
await admin.query("create role guest login password 'welcome'")
afterAll(async () => {
  await admin.end()
  await server.stop()
  rmSync(folder, { recursive: true })
})

test("two sites with their own databases on one server do not lock each other out", async () => {
  const first = await open("one")
  const second = await open("two")
  for (const site of [first, second, first]) {
    const context = { role: "anon" as const, claims: {}, method: "GET", path: "/", headers: {} }
    const { rows } = await site.database.read(context, { text: "select session_user::text", values: [] })
    expect(rows).toEqual([["authenticator"]])
    expect(await site.isReady()).toBe(true)
  }
  expect(first.info).toMatchObject({
    kind: "postgres",
    version: expect.stringMatching(/^17\./),
    migrationsApplied: 1,
    firstStart: true,
  })
  expect(second.info).toMatchObject({ migrationsApplied: 1, firstStart: true })
  expect(first.keys.secretKey).not.toBe(second.keys.secretKey)
  const again = await open("one")
  expect(again.keys).toEqual(first.keys)
  expect(again.info).toMatchObject({ migrationsApplied: 0, firstStart: false })
  await Promise.all([first, second, again].map(site => site.close()))
})

test("connection errors are one sentence without the password", async () => {
  const problems = {
    [`postgres://${user}:hush-hush@${host}:${port}/one`]: "Login as supabase_admin was refused",
    [`postgres://${user}:hush-hush@${host}:9/one`]: `No server responds at ${host}:9`,
    [`postgres://${user}:hush-hush@no-such-host.invalid/one`]: "The host no-such-host.invalid",
    [`postgres://${user}:${password}@${host}:${port}/nowhere`]: "There is no database nowhere",
    [`postgres://guest:welcome@${host}:${port}/one`]: "logs in as guest, but supabase_admin set up",
    [`postgres://${user}:hush-hush@[${host}/one`]: "DATABASE_URL is invalid",
    "mysql://root:hush-hush@localhost/one": "DATABASE_URL must look like postgres://",
  }
  for (const [databaseUrl, message] of Object.entries(problems)) {
    const error = await openBackend({ dataDir: folder, databaseUrl }).then(
      () => expect.unreachable(`${message} was expected`),
      (reason: Error) => reason,
    )
    expect(error.message).toContain(message)
    expect(`${error.stack} ${JSON.stringify(error)} ${error.cause}`).not.toMatch(/hush|welcome/)
  }
})

test("the error for an old server names its version and the required one", async () => {
  const client = await connectTo(server.target)
  const facts = await checkServer(client)
  await client.end()
  const old = { ...facts, version: "14.13", number: 140_013 }
  expect(serverProblem(old)).toMatch(/PostgreSQL 14\.13; the site needs PostgreSQL 15 or newer/)
  expect(serverProblem({ ...old, version: "15.0", number: 150_000 })).toBeUndefined()
})

function open(database: string) {
  return openBackend({
    dataDir: folder,
    databaseUrl: `postgres://${user}:${password}@${host}:${port}/${database}`,
    migrationsDir,
  })
}
