import { afterAll, expect, test } from "vitest"
import { testBackend } from "#tests/support/backend.ts"

const backend = await testBackend()
afterAll(backend.close)

async function account(role?: string) {
  const email = `${crypto.randomUUID()}@example.org`
  const user = { email, user_metadata: { display_name: "Dana Reyes" } }
  const id = (await backend.admin.auth.admin.createUser(user)).data.user!.id
  if (role) await backend.sql("insert into public.user_roles (user_id, role) values ($1, $2)", [id, role])
  return { id, db: await backend.member({ sub: id, aal: "aal2" }) }
}

const admin = await account("admin")
const auditor = await account("auditor")
const editor = await account("editor")

async function certificate() {
  const id = crypto.randomUUID().replaceAll("-", "")
  await backend.sql(
    `insert into public.certificates (id, course_id, course_title, criteria, holder_name)
     select $1, c.id, c.title, 'Passed', 'Private Person' from public.courses c limit 1`,
    [id],
  )
  return id
}

async function helpline() {
  const name = `Line ${crypto.randomUUID().slice(0, 8)}`
  const [row] = await backend.sql<{ id: string }>(
    `insert into public.helplines (name, phone, number_shown, description, hours)
     values ($1, '988', '988', 'A line that exists only for tests.', 'Always') returning id`,
    [name],
  )
  return { id: row!.id, name }
}

async function entriesOf(record: string) {
  const { data } = await auditor.db
    .from("audit_entries")
    .select("*, actor_name")
    .eq("record_id", record)
    .order("occurred_at")
    .throwOnError()
  return data
}

test("a status change has who, what, before, after and why, without personal values", async () => {
  const id = await certificate()
  const change = { wanted: id, new_status: "revoked", reason: "issued-in-error" }
  await admin.db.rpc("set_certificate_status", change).throwOnError()
  const [entry, ...more] = await entriesOf(id)
  expect(more).toEqual([])
  expect(entry).toMatchObject({
    actor: admin.id,
    actor_name: "Dana Reyes",
    verb: "changed",
    record_kind: "certificates",
    record_name: null,
    reason: "issued-in-error",
    changes: { status: { from: "valid", to: "revoked" }, status_reason: { to: "issued-in-error" } },
  })
})

test("a corrected name is noted without either name, in one group with the new certificate", async () => {
  const id = await certificate()
  const holder = await account()
  await backend.sql("update public.certificates set user_id = $2 where id = $1", [id, holder.id])
  const change = { wanted: id, new_name: "Other Person", reason: "misspelled" }
  expect((await admin.db.rpc("correct_certificate_name", change)).data).toBe("saved")
  const [entry] = await entriesOf(id)
  const group = await backend.sql(
    "select verb, reason, changes::text as changes from public.audit_entries where group_id = $1 order by occurred_at",
    [entry!.group_id],
  )
  expect(group.map(({ verb, reason }) => [verb, reason])).toEqual([
    ["changed", "misspelled"],
    ["created", "misspelled"],
  ])
  expect(JSON.stringify(group)).not.toMatch(/Person/)
})

test("acts of members and changes that change nothing have no entry", async () => {
  const id = await certificate()
  const holder = await account()
  await backend.sql("update public.certificates set user_id = $2 where id = $1", [id, holder.id])
  await holder.db.rpc("change_certificate_name_form", { wanted: id, new_form: "initials" }).throwOnError()
  expect(await entriesOf(id)).toEqual([])
  const line = await helpline()
  await editor.db.from("helplines").update({ name: line.name }).eq("id", line.id).throwOnError()
  expect(await entriesOf(line.id)).toEqual([])
})

test("roles are noted, also those given by the server and those that admins take from themselves", async () => {
  const other = await account("admin")
  const { data } = await other.db
    .from("user_roles")
    .select("id")
    .eq("user_id", other.id)
    .single()
    .throwOnError()
  const role = { person: other.id, role_id: data.id }
  expect((await other.db.rpc("remove_role", role).throwOnError()).data).toBe("removed")
  const rows = await backend.sql(
    `select actor, verb from public.audit_entries where record_kind = 'user_roles'
     and $1 in (changes #>> '{user_id,to}', changes #>> '{user_id,from}') order by occurred_at`,
    [other.id],
  )
  expect(rows).toEqual([
    { actor: null, verb: "created" },
    { actor: other.id, verb: "deleted" },
  ])
})

test("only auditors and administrators read the log", async () => {
  await helpline()
  const reader = async (db: typeof admin.db) => (await db.from("audit_entries").select("id").limit(1)).data
  expect(await reader(admin.db)).toHaveLength(1)
  expect(await reader(auditor.db)).toHaveLength(1)
  expect(await reader(editor.db)).toEqual([])
  expect((await editor.db.rpc("audit_people")).data).toEqual([])
  expect((await editor.db.rpc("audit_kinds")).data).toEqual([])
  expect((await editor.db.rpc("audit_state")).data).toEqual([])
  expect((await backend.visitor.from("audit_entries").select("id")).error?.code).toBe("42501")
})

test("no caller of the API adds, changes or removes an entry", async () => {
  const [entry] = await backend.sql<{ id: string }>("select id from public.audit_entries limit 1")
  for (const db of [backend.visitor, editor.db, auditor.db, admin.db, backend.admin]) {
    const entries = db.from("audit_entries")
    const results = [
      await entries.insert({ group_id: entry!.id, verb: "deleted", record_kind: "helplines" }),
      await entries.update({ actor: null }).eq("id", entry!.id),
      await entries.delete().eq("id", entry!.id),
      await db.from("audit_links").delete().gt("position", 0),
    ]
    expect(results.map(({ error }) => error?.code)).toEqual(["42501", "42501", "42501", "42501"])
  }
})

test("the owner of the database is stopped as well", async () => {
  for (const statement of [
    "update public.audit_entries set reason = null where false",
    "delete from public.audit_entries where false",
    "truncate public.audit_entries cascade",
    "delete from public.audit_links where false",
  ])
    await expect(backend.sql(statement)).rejects.toThrow("append-only")
})

test("downloads are noted without the search, and only for staff", async () => {
  const download = { list: "kits", row_count: 12, filters: { view: "open" } }
  await editor.db.rpc("log_export", download).throwOnError()
  const codeFor = async (db: typeof admin.db, changed: Partial<typeof download>) =>
    (await db.rpc("log_export", { ...download, ...changed })).error?.code
  expect(await codeFor((await account()).db, {})).toBe("42501")
  expect(await codeFor(editor.db, { list: "Kits; drop" })).toBe("23514")
  const { data } = await auditor.db.from("audit_entries").select("actor, changes").eq("verb", "exported")
  expect(data).toEqual([{ actor: editor.id, changes: { rows: 12, filters: { view: "open" } } }])
})

test("an administrator takes a change back, which is an entry of its own and happens once", async () => {
  const line = await helpline()
  const change = { name: "A new name", hours: "On Mondays" }
  await editor.db.from("helplines").update(change).eq("id", line.id).throwOnError()
  const [entry] = await entriesOf(line.id)
  const undo = async (db: typeof admin.db) =>
    (await db.rpc("undo_audit_entry", { wanted: entry!.id }).throwOnError()).data
  expect(await undo(editor.db)).toBe("unknown")
  expect(await undo(auditor.db)).toBe("not-allowed")
  expect(await undo(admin.db)).toBe("undone")
  const { data } = await backend.admin.from("helplines").select("name, hours").eq("id", line.id).single()
  expect(data).toEqual({ name: line.name, hours: "Always" })
  const [, undone] = await entriesOf(line.id)
  expect(undone).toMatchObject({
    actor: admin.id,
    undoes: entry!.id,
    changes: { name: { from: "A new name", to: line.name } },
  })
  expect(await undo(admin.db)).toBe("not-undoable")
})

test("a change is not taken back when a value has changed since, is personal or belongs elsewhere", async () => {
  const undo = async (wanted: string) =>
    (await admin.db.rpc("undo_audit_entry", { wanted }).throwOnError()).data
  const line = await helpline()
  for (const hours of ["On Mondays", "On Fridays"])
    await editor.db.from("helplines").update({ hours }).eq("id", line.id).throwOnError()
  const [first] = await entriesOf(line.id)
  expect(await undo(first!.id)).toBe("changed-since")

  const [person] = await backend.sql<{ id: string }>(
    `insert into public.team_members (category, name, role, text, portrait, joined_on)
     values ('staff', 'Some Name', 'Tester', 'Exists only for this test.', 'cat', '2026-01-01') returning id`,
  )
  await editor.db.from("team_members").update({ name: "Another Name" }).eq("id", person!.id).throwOnError()
  const [renamed] = await entriesOf(person!.id)
  expect(renamed!.changes).toEqual({ name: {} })
  expect(renamed!.record_name).toBeNull()
  expect(await undo(renamed!.id)).toBe("not-undoable")

  const id = await certificate()
  const revocation = { wanted: id, new_status: "revoked", reason: "issued-in-error" }
  await admin.db.rpc("set_certificate_status", revocation).throwOnError()
  expect(await undo((await entriesOf(id))[0]!.id)).toBe("not-undoable")
})
