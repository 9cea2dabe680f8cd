import { randomUUID } from "node:crypto"
import { afterAll, expect, test } from "vitest"
import { testBackend } from "#tests/support/backend.ts"

const backend = await testBackend()
afterAll(backend.close)

interface Wanted {
  role?: string
  name?: string
}

async function person({ role, name = "Ana Rivera" }: Wanted = {}) {
  const user = { email: `${randomUUID()}@example.org`, email_confirm: true }
  const user_metadata = { is_adult: "true", display_name: name }
  const id = (await backend.admin.auth.admin.createUser({ ...user, user_metadata })).data.user!.id
  await backend.sql("update public.profiles set display_name = $2, age_answered_at = now() where id = $1", [
    id,
    name,
  ])
  if (role) await backend.sql("insert into public.user_roles (user_id, role) values ($1, $2)", [id, role])
  return { id, email: user.email, db: await backend.member({ sub: id, aal: role ? "aal2" : "aal1" }) }
}

type Person = Awaited<ReturnType<typeof person>>

const admin = await person({ role: "admin", name: "Dana Admin" })

async function open({ db }: Person, { id }: Person, reason = "safety", note = "") {
  return (await db.rpc("open_person", { person: id, reason: reason as "safety", note }).throwOnError()).data
}

async function recordOf({ db }: Person, { id }: Person) {
  const [record, sessions, guardians] = await Promise.all([
    db.rpc("person_record", { person: id }).throwOnError(),
    db.rpc("person_sessions", { person: id }).throwOnError(),
    db.rpc("person_guardianships", { person: id }).throwOnError(),
  ])
  return { record: record.data[0], sessions: sessions.data.length, guardians: guardians.data.length }
}

async function learnerOf(guardian: Person) {
  const learner = await person({ name: "Leo Learner" })
  await backend.sql("update public.profiles set adult_on = current_date + 400 where id = $1", [learner.id])
  await backend.sql(
    `insert into public.guardianships (guardian_id, learner_id, relation, guardian_confirmed_at, learner_confirmed_at)
     values ($1, $2, 'parent', now(), now())`,
    [guardian.id, learner.id],
  )
  return learner
}

test("a record opens only after a reason, which the person reads without the name of the administrator", async () => {
  const ana = await person()
  const leo = await learnerOf(ana)
  const closed = await recordOf(admin, ana)
  expect(closed).toMatchObject({
    record: { is_opened: false, email: null, state: null },
    sessions: 0,
    guardians: 0,
  })
  expect(await open(admin, ana, "other", "  ")).toBe("missing-note")
  expect(await open(admin, ana, "other", " She called us ")).toBe("opened")
  expect(await open(admin, ana, "legal")).toBe("opened")
  const opened = await recordOf(admin, ana)
  expect(opened).toMatchObject({ record: { is_opened: true, email: ana.email }, sessions: 1, guardians: 1 })
  expect((await recordOf(admin, leo)).record).toMatchObject({ is_opened: false, adult_on: null })

  const { data } = await ana.db.from("record_openings").select("user_id, reason, note").throwOnError()
  expect(data).toEqual([{ user_id: ana.id, reason: "other", note: "She called us" }])
  expect((await ana.db.from("record_openings").select("opened_by")).error?.code).toBe("42501")
  expect((await leo.db.from("record_openings").select("id").throwOnError()).data).toEqual([])
  const entries = await backend.sql(
    "select actor, verb, reason from public.audit_entries where record_kind = 'record_openings' and actor = $1",
    [admin.id],
  )
  expect(entries).toEqual([{ actor: admin.id, verb: "created", reason: "She called us" }])
})

test("a reason counts for one session of one administrator", async () => {
  const ana = await person()
  const colleague = await person({ role: "admin" })
  await open(admin, ana)
  expect((await recordOf(admin, ana)).record?.is_opened).toBe(true)
  expect((await recordOf(colleague, ana)).record?.is_opened).toBe(false)
  const later = { ...admin, db: await backend.member({ sub: admin.id, aal: "aal2" }) }
  expect((await recordOf(later, ana)).record?.is_opened).toBe(false)
})

test.each(["editor", "auditor", "finance", undefined])("%s finds, opens and changes nobody", async role => {
  const ana = await person()
  const caller = await person(role ? { role } : {})
  expect(await open(caller, ana)).toBe("not-allowed")
  expect(await recordOf(caller, ana)).toEqual({ record: undefined, sessions: 0, guardians: 0 })
  expect((await caller.db.rpc("find_people", { search: ana.email }).throwOnError()).data).toEqual([])
  expect((await caller.db.rpc("find_people", { only_staff: true }).throwOnError()).data).toEqual([])
  const change = { person: ana.id, role: "admin" as const }
  expect((await caller.db.rpc("grant_role", change).throwOnError()).data).toBe("not-allowed")
  const own = await caller.db.rpc("grant_role", { ...change, person: caller.id }).throwOnError()
  expect(own.data).toBe("not-allowed")
})

test("people are found by a whole email address or the beginning of a name, 100 at most", async () => {
  const mark = `Zed${randomUUID().slice(0, 6)}`
  const found = async (search: string, only_staff = false) => {
    const { data } = await admin.db.rpc("find_people", { search, only_staff }).throwOnError()
    return data.map(({ id }) => id)
  }
  const [one, two] = [
    await person({ name: `${mark} One` }),
    await person({ name: `${mark} Two`, role: "editor" }),
  ]
  expect((await found(mark.toLowerCase())).sort()).toEqual([one.id, two.id].sort())
  expect(await found(` ${mark} t`)).toEqual([two.id])
  expect(await found(mark, true)).toEqual([two.id])
  expect(await found(one.email.toUpperCase())).toEqual([one.id])
  expect(await found(one.email.slice(0, 20))).toEqual([])
  for (const search of ["", "z", "%", `${mark}%`, "_ed", "\\"])
    expect([search, await found(search)]).toEqual([search, []])
  expect(await found("", true)).toContain(two.id)
  const { data } = await admin.db.rpc("find_people", { search: one.email }).throwOnError()
  expect(data[0]!.email_start).toBe(`${one.email.slice(0, 2)}…@example.org`)
  await backend.sql(
    `with made as (insert into auth.users (id, email) select gen_random_uuid(), $1 || n || '@example.org'
       from generate_series(1, 120) n returning id)
     update public.profiles set display_name = $1 where id in (select id from made)`,
    [`Many${mark}`],
  )
  await backend.sql(
    "update public.profiles set display_name = $1 where id in (select id from auth.users where email like $1 || '%')",
    [`Many${mark}`],
  )
  expect(await found(`Many${mark}`)).toHaveLength(100)
})

test("roles are given to other adults, and the last administrator keeps the role", async () => {
  const ana = await person()
  const leo = await learnerOf(ana)
  const grant = async (caller: Person, { id }: Person, role: "admin" | "editor" | "chapter_lead") =>
    (await caller.db.rpc("grant_role", { person: id, role }).throwOnError()).data
  expect(await grant(admin, ana, "editor")).toBe("not-allowed")
  await open(admin, ana)
  await open(admin, leo)
  expect(await grant(admin, leo, "editor")).toBe("needs-adult")
  expect(await grant(admin, admin, "editor")).toBe("own")
  expect(await grant(admin, ana, "chapter_lead")).toBe("needs-chapter")
  expect([await grant(admin, ana, "editor"), await grant(admin, ana, "editor")]).toEqual(["granted", "held"])
  const direct = await admin.db.from("user_roles").insert({ user_id: ana.id, role: "admin" })
  expect(direct.error?.code).toBe("42501")
  expect((await admin.db.from("user_roles").delete().eq("user_id", ana.id)).error?.code).toBe("42501")

  const roleOf = async ({ id }: Person, role: string) => {
    const [row] = await backend.sql<{ id: string }>(
      "select id from public.user_roles where user_id = $1 and role::text = $2",
      [id, role],
    )
    return row!.id
  }
  const remove = async (caller: Person, { id }: Person, role_id: string) =>
    (await caller.db.rpc("remove_role", { person: id, role_id }).throwOnError()).data
  expect(await remove(admin, leo, await roleOf(ana, "editor"))).toBe("unknown")
  expect(await remove(admin, ana, await roleOf(ana, "editor"))).toBe("removed")
  await backend.sql("delete from public.user_roles where role = 'admin' and user_id <> $1", [admin.id])
  expect(await remove(admin, admin, await roleOf(admin, "admin"))).toBe("last-administrator")
  expect(await grant(admin, ana, "admin")).toBe("granted")
  expect(await remove(admin, admin, await roleOf(admin, "admin"))).toBe("removed")
  expect(await grant(admin, ana, "editor")).toBe("not-allowed")
  await backend.sql("insert into public.user_roles (user_id, role) values ($1, 'admin')", [admin.id])
})

test("a change of role is announced once to the person and to the administrators", async () => {
  const [ana, colleague] = [await person(), await person({ role: "admin", name: "Kim Colleague" })]
  await open(admin, ana)
  const change = { person: ana.id, role: "finance" as const }
  for (const outcome of ["granted", "held"])
    expect((await admin.db.rpc("grant_role", change).throwOnError()).data).toBe(outcome)
  const [{ id }] = (await backend.sql("select id from public.user_roles where user_id = $1", [ana.id])) as [
    { id: string },
  ]
  for (const outcome of ["removed", "unknown"])
    expect((await admin.db.rpc("remove_role", { person: ana.id, role_id: id }).throwOnError()).data).toBe(
      outcome,
    )
  const emailed = async ({ email }: Person) =>
    (
      await backend.sql<{ message: string; params: object }>(
        "select message, params from private.email_outbox where to_address = $1 and message ~ 'role' order by created_at, message",
        [email],
      )
    ).map(({ message, params }) => ({ message, ...params }))
  expect(await emailed(ana)).toEqual([
    { message: "role-granted", role: "finance" },
    { message: "role-removed", role: "finance" },
  ])
  const said = { message: "staff-role-changed", role: "finance", person: "Ana Rivera", by: "Dana Admin" }
  for (const administrator of [admin, colleague])
    expect((await emailed(administrator)).slice(-2)).toEqual([
      { ...said, is_granted: true },
      { ...said, is_granted: false },
    ])
})

test("an administrator signs a person out of a device, which the audit log has", async () => {
  const [ana, other] = [await person(), await person()]
  await open(admin, ana)
  const { data } = await admin.db.rpc("person_sessions", { person: ana.id }).throwOnError()
  const end = async (who: Person, session: string) =>
    (await admin.db.rpc("end_person_session", { person: who.id, session }).throwOnError()).data
  expect(await end(other, data[0]!.id)).toBe("missing")
  await open(admin, other)
  expect(await end(other, data[0]!.id)).toBe("missing")
  expect([await end(ana, data[0]!.id), await end(ana, data[0]!.id)]).toEqual(["ended", "missing"])
  expect((await ana.db.rpc("my_account")).status).toBe(401)
  const entries = await backend.sql("select actor, verb from public.audit_entries where record_id = $1", [
    data[0]!.id,
  ])
  expect(entries).toEqual([{ actor: admin.id, verb: "deleted" }])
})
