import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { createClient } from "@supabase/supabase-js"
import pg from "pg"
import { afterAll, expect, onTestFinished, test } from "vitest"
import { mountBackend } from "#backend/mount.ts"
import { openBackend } from "#backend/open.ts"
import { SITE_URL } from "#tests/support/backend.ts"
import { tempFolder } from "#tests/support/folder.ts"
import { ignoreConnectionErrors } from "../database.ts"
import { startEmbedded } from "../server/embedded.ts"

// A server as managed services provide it: the login owns its database and can create roles, but is no
// superuser.
const folder = mkdtempSync(join(tmpdir(), "open-airway-test-"))
const server = await startEmbedded({ dataDir: folder, overLoopback: true })
const { host, port } = server.target
const superuser = new pg.Pool({ ...server.target, max: 1 })
ignoreConnectionErrors(superuser)
afterAll(async () => {
  await superuser.end()
  await server.stop()
  rmSync(folder, { recursive: true })
})

function urlOf(login: string, database: string) {
  return `postgres://${login}:pw@${host}:${port}/${database}`
}

function problemOf(login: string, database: string, migrationsDir?: string): Promise<string> {
  return openBackend({ dataDir: folder, databaseUrl: urlOf(login, database), migrationsDir }).then(
    async ({ close }) => {
      await close()
      return "none"
    },
    (error: Error) => error.message,
  )
}

/** A backend for a login, with visitor and service clients. */
async function mounted(login: string, database: string, migrationsDir?: string) {
  const databaseUrl = urlOf(login, database)
  const backend = await mountBackend({ dataDir: tempFolder(), databaseUrl, siteUrl: SITE_URL, migrationsDir })
  onTestFinished(backend.close)
  function client(key: string) {
    return createClient(SITE_URL, key, {
      auth: { persistSession: false, autoRefreshToken: false },
      global: { fetch: (input, init) => backend.fetch(new Request(input, init)) },
    })
  }
  return { backend, visitor: client(backend.publishableKey), service: client(backend.secretKey) }
}

test("a missing privilege is reported in one sentence with the statement that grants it", async () => {
  await superuser.query("create role app login createdb password 'pw'")
  await superuser.query("create database app")
  for (const complaint of [
    /^DATABASE_URL logs in as app, who does not own the database app: .* run "(alter database .*)"\.$/,
    /^DATABASE_URL logs in as app, who may not create the role anon: .* run "(alter role .*)"\.$/,
  ]) {
    const problem = await problemOf("app", "app")
    expect(problem).toMatch(complaint)
    await superuser.query(complaint.exec(problem)![1]!)
  }
  expect(await problemOf("app", "app")).toBe("none")
})

test("every service works for a login that is no superuser", async () => {
  const { backend, visitor, service } = await mounted("app", "app")
  expect((await visitor.from("site_settings").select("name").single()).error).toBeNull()
  expect((await visitor.from("site_settings").update({ name: "X" }).eq("id", true)).status).toBe(401)
  const changed = new Promise(resolve => backend.onChange(resolve))
  const renamed = await service
    .from("site_settings")
    .update({ name: "Renamed" })
    .eq("id", true)
    .select("name")
  expect(renamed.data).toEqual([{ name: "Renamed" }])
  expect(await changed).toEqual(["site_settings"])
  const email = "new@example.org"
  const { error } = await service.auth.admin.createUser({
    email,
    password: "long enough 1",
    email_confirm: true,
  })
  expect(error).toBeNull()
  expect((await visitor.auth.signInWithPassword({ email, password: "long enough 1" })).error).toBeNull()
  expect((await service.storage.createBucket("files")).error).toBeNull()
  expect((await service.storage.from("files").upload("a.txt", "hello")).error).toBeNull()
  expect((await visitor.storage.from("files").list()).data).toEqual([])
})

test("without event triggers, tables are locked, announced and granted to the service", async () => {
  const migrationsDir = tempFolder()
  const sql = `create table public.notes (id integer primary key);
    grant select, insert on public.notes to anon, service_role;
    alter publication supabase_realtime add table public.notes`
  writeFileSync(join(migrationsDir, "20260101000000_notes.sql"), sql)
  await superuser.query("create database second owner app")
  const { backend, visitor, service } = await mounted("app", "second", migrationsDir)
  const rows = await superuser.query("select rolbypassrls from pg_roles where rolname = 'service_role'")
  expect(rows.rows).toEqual([{ rolbypassrls: false }])
  const changed = new Promise(resolve => backend.onChange(resolve))
  expect((await service.from("notes").insert({ id: 1 })).error).toBeNull()
  expect(await changed).toEqual(["notes"])
  expect((await service.from("notes").select()).data).toEqual([{ id: 1 }])
  expect((await visitor.from("notes").select()).data).toEqual([])
  expect((await visitor.from("notes").insert({ id: 2 })).error?.code).toBe("42501")
})

test("the login of another site gets an error that names the owner of the roles and the database", async () => {
  await superuser.query("create role other login createrole password 'pw'")
  await superuser.query("create database other owner other")
  const empty = tempFolder()
  let problem = await problemOf("other", "other", empty)
  expect(problem).toContain("On this server the role anon was not created by other")
  while (/with admin option"\.$/.test(problem)) {
    await superuser.query(/run "(grant .*)"/.exec(problem)![1]!)
    problem = await problemOf("other", "other", empty)
  }
  expect(problem).toBe("none")
  await superuser.query("alter database app owner to other")
  expect(await problemOf("other", "app")).toMatch(/but app set up the database app: log in as app\.$/)
})
