import pg from "pg"
import { afterAll, expect, test } from "vitest"
import { testBackend } from "#tests/support/backend.ts"
import { newSession } from "#tests/support/session.ts"
import { type Actor, actors, people } from "../access/actors.ts"
import { insertFixtures } from "../access/insert-fixtures.ts"
import { withRollback } from "../access/policy-test-db.ts"
import { siteFixtures } from "../access/registrations.ts"
import { type Relation, readRelations } from "../access/relations.ts"
import { identifier, qualified, runAs } from "../access/run-as.ts"

const backend = await testBackend()
const db = new pg.Client({ connectionString: backend.databaseUrl })
await db.connect()
afterAll(async () => {
  await db.end()
  await backend.close()
})

const ROLES = ["editor", "instructor", "events", "finance", "outreach", "chapter_lead", "auditor"] as const
const PICTURE = Buffer.from("RIFF\x1a\0\0\0WEBPVP8L\x0d\0\0\0", "latin1")
// They name the caller's own role.
const OWN_ROLE = ["public.user_roles", "public.member_sessions"]

async function administrator() {
  const session = await newSession(backend.sql)
  await backend.sql("insert into public.user_roles (user_id, role) values ($1, 'admin')", [session.sub])
  const amr = [{ method: "totp", timestamp: Math.floor(Date.now() / 1000) }]
  return { ...session, db: await backend.member({ ...session, aal: "aal2", amr }) }
}

/** A fingerprint of the rows that an actor reads, by table. */
async function readableRows(actor: Actor, relations: Relation[]) {
  const parts = relations.map(({ name, columns }) => {
    const readable = columns.filter(({ selectableBy }) => selectableBy.includes("authenticated"))
    const rows = `select ${readable.map(column => identifier(column.name)).join(", ")} from ${qualified(name)}`
    return `select '${name}' as name, count(*) || ' ' || coalesce(md5(string_agg(t::text, ',' order by t::text)), '') as rows
      from (${rows}) t`
  })
  const outcome = await runAs(db, actor, parts.join(" union all "))
  if ("refusal" in outcome) throw new Error(outcome.refusal)
  return outcome
}

async function setView(role: string | null, chapter: string | null) {
  await db.query(
    `update public.member_sessions set viewed_role = $2::public.app_role, viewed_chapter = $3,
       view_ends_at = case when $2::public.app_role is not null then now() + interval '1 minute' end where id = $1`,
    [people.admin, role, chapter],
  )
}

test("a view as any role reads what the role reads", async () => {
  const admin = actors.find(({ name }) => name === "admin-aal2")!
  const all = await readRelations(db, { ...siteFixtures, platformTables: [] })
  const relations = all.filter(
    ({ name, columns }) =>
      !OWN_ROLE.includes(name) && columns.some(({ selectableBy }) => selectableBy.includes("authenticated")),
  )
  await withRollback(db, async () => {
    await insertFixtures(db, siteFixtures)
    const { rows } = await db.query(
      "select chapter_id from public.user_roles where role = 'chapter_lead' limit 1",
    )
    const asAdministrator = await readableRows(admin, relations)
    for (const role of ROLES) {
      const chapter = role === "chapter_lead" ? rows[0].chapter_id : null
      await setView(role, chapter)
      const inView = await readableRows(admin, relations)
      await setView(null, null)
      // Without triggers, so that the audit log stays the same.
      await db.query("savepoint role; set local session_replication_role = replica")
      const change = "update public.user_roles set role = $2, chapter_id = $3 where user_id = $1"
      await db.query(change, [people.admin, role, chapter])
      await db.query("set local session_replication_role = origin")
      expect({ role, ...inView }).toEqual({ role, ...(await readableRows(admin, relations)) })
      expect(inView).not.toEqual(asAdministrator)
      await db.query("rollback to savepoint role")
    }
  })
})

test("a view writes nothing, starts no other view, and is in the audit log", async () => {
  const { db: client, sub, session_id } = await administrator()
  const start = async (role: "instructor" | "outreach") =>
    (await client.rpc("view_as_role", { role }).throwOnError()).data
  expect(await start("instructor")).toBe("started")
  expect((await client.rpc("my_account").single().throwOnError()).data.roles).toEqual(["instructor"])
  expect((await client.rpc("is_staff", { roles: ["instructor"] })).data).toBe(true)
  expect((await client.rpc("is_staff", { roles: ["admin", "outreach"] })).data).toBe(false)
  expect((await client.rpc("role_view").single().throwOnError()).data.role).toBe("instructor")

  const answers = [
    await client.rpc("view_as_role", { role: "outreach" }),
    await client.from("profiles").update({ display_name: "Changed" }).eq("id", sub),
    await client.rpc("log_export", { list: "people", row_count: 1, filters: {} }),
  ]
  expect(answers.map(({ data, error }) => error?.code ?? data)).toEqual(["viewing", "25006", "25006"])
  expect((await client.rpc("use_staff_session")).data).toBe("viewing")

  expect((await client.rpc("end_role_view")).data).toBe("ended")
  expect((await client.rpc("end_role_view")).data).toBe("not-viewing")
  expect((await client.rpc("is_staff", { roles: ["admin"] })).data).toBe(true)
  const entries = await backend.sql(
    `select verb::text, changes #>> '{role,to}' as role from public.audit_entries
     where actor = $1 and record_kind = 'role_views' order by occurred_at`,
    [sub],
  )
  expect(entries).toEqual([
    { verb: "created", role: "instructor" },
    { verb: "deleted", role: "instructor" },
  ])

  expect(await start("outreach")).toBe("started")
  await backend.sql("update public.member_sessions set view_ends_at = now() where id = $1", [session_id])
  expect((await client.rpc("is_staff", { roles: ["admin"] })).data).toBe(true)
  expect((await client.rpc("my_account").single().throwOnError()).data.roles).toEqual(["admin"])
})

test("a view changes no files", async () => {
  const { db: client, sub } = await administrator()
  const pictures = client.storage.from("avatars")
  const path = () => `${sub}/${crypto.randomUUID()}.webp`
  const kept = path()
  const upload = async (name: string) =>
    (await pictures.upload(name, PICTURE, { contentType: "image/webp" })).error
  expect(await upload(kept)).toBeNull()
  await client.rpc("view_as_role", { role: "editor" }).throwOnError()
  expect(await upload(path())).toMatchObject({ message: expect.stringContaining("row-level security") })
  await pictures.remove([kept])
  await pictures.move(kept, path())
  expect((await pictures.list(sub)).data?.map(({ name }) => `${sub}/${name}`)).toEqual([kept])
  await client.rpc("end_role_view").throwOnError()
  await pictures.remove([kept])
  expect((await pictures.list(sub)).data).toEqual([])
})

test("a view belongs to one session, and ends with the role of the administrator", async () => {
  const { db: client, sub } = await administrator()
  const other = await backend.member({ sub, aal: "aal2" })
  await client.rpc("view_as_role", { role: "finance" }).throwOnError()
  expect((await other.rpc("is_staff", { roles: ["admin"] })).data).toBe(true)
  await backend.sql("update public.user_roles set role = 'finance' where user_id = $1", [sub])
  expect((await client.rpc("is_staff", { roles: ["finance"] })).data).toBe(false)
  expect((await other.rpc("is_staff", { roles: ["finance"] })).data).toBe(true)
})

test("only administrators start a view, never as administrator, and as a chapter lead of a chapter", async () => {
  const { db: client, sub } = await administrator()
  const outcome = async (role: string, chapter?: string) =>
    (await client.rpc("view_as_role", { role: role as never, chapter }).throwOnError()).data
  expect(await outcome("admin")).toBe("not-allowed")
  expect(await outcome("chapter_lead")).toBe("needs-chapter")
  expect(await outcome("chapter_lead", sub)).toBe("needs-chapter")
  await backend.sql("update public.user_roles set role = 'outreach' where user_id = $1", [sub])
  expect(await outcome("auditor")).toBe("not-allowed")
  expect((await backend.visitor.rpc("view_as_role", { role: "auditor" })).error?.code).toBe("42501")
})
