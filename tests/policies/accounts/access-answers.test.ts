import { randomUUID } from "node:crypto"
import { afterAll, expect, test } from "vitest"
import { testBackend } from "#tests/support/backend.ts"

const backend = await testBackend()
afterAll(backend.close)

async function person(role?: string) {
  const user = { email: `${randomUUID()}@example.org`, email_confirm: true }
  const { data } = await backend.admin.auth.admin.createUser({ ...user, user_metadata: { is_adult: "true" } })
  const { id } = data.user!
  await backend.sql("update public.profiles set age_answered_at = now() where id = $1", [id])
  if (role) await backend.sql("insert into public.user_roles (user_id, role) values ($1, $2)", [id, role])
  return { id, db: await backend.member({ sub: id, aal: role ? "aal2" : "aal1" }) }
}

type Person = Awaited<ReturnType<typeof person>>
type Thing = "course" | "test" | "certificate" | "ticket" | "guardian-area" | "kit" | "staff-pages"

const admin = await person("admin")

async function ask({ id }: Person, thing: Thing, item?: string, caller = admin) {
  return (await caller.db.rpc("access_answers", { person: id, thing, item }).throwOnError()).data
}

async function opened() {
  const ana = await person()
  await admin.db.rpc("open_person", { person: ana.id, reason: "safety", note: "" }).throwOnError()
  return ana
}

const [course] = await backend.sql<{ id: string }>(
  "select id from public.courses where slug = 'overdose-response-basics'",
)

test("the answer follows the rules that decide", async () => {
  const ana = await opened()
  expect(await ask(ana, "course", course!.id)).toEqual(["allowed"])
  expect(await ask(ana, "certificate", course!.id)).toEqual(["not-passed"])
  expect(await ask(ana, "guardian-area")).toEqual(["no-learner"])
  expect(await ask(ana, "kit")).toContain("no-certificate")
  expect(await ask(ana, "staff-pages", "editor")).toEqual(["no-role", "no-second-factor"])
  expect(await ask(ana, "ticket", randomUUID())).toEqual(["not-registered"])

  await backend.sql("update public.profiles set adult_on = current_date + 400 where id = $1", [ana.id])
  expect(await ask(ana, "course", course!.id)).toEqual(["no-consent"])
  await backend.sql("update public.profiles set adult_on = null, age_answered_at = null where id = $1", [
    ana.id,
  ])
  expect(await ask(ana, "course", course!.id)).toEqual(["no-age"])
  expect(await ask(ana, "course", "not a uuid")).toEqual(["unknown"])
})

test("a learner that is not confirmed and a certificate that ended are named", async () => {
  const ana = await opened()
  const leo = await person()
  await backend.sql("update public.profiles set adult_on = current_date + 400 where id = $1", [leo.id])
  await backend.sql(
    "insert into public.guardianships (guardian_id, learner_id, relation) values ($1, $2, 'parent')",
    [ana.id, leo.id],
  )
  expect(await ask(ana, "guardian-area")).toEqual(["unconfirmed-link"])
  await backend.sql(
    `update public.guardianships set guardian_confirmed_at = now(), learner_confirmed_at = now()
     where guardian_id = $1`,
    [ana.id],
  )
  expect(await ask(ana, "guardian-area")).toEqual(["allowed"])
  await backend.sql(
    `insert into public.certificates (id, course_id, course_title, criteria, holder_name, name_form, user_id, issued_at,
       expires_at)
     select $1, id, title, 'Passed its test.', 'Ana', 'full', $2, now() - interval '2 years', now() - interval '1 day'
     from public.courses where id = $3`,
    [randomUUID().replaceAll("-", ""), ana.id, course!.id],
  )
  expect(await ask(ana, "certificate", course!.id)).toEqual(["expired"])
})

test("the question leaves the caller who they are, and needs an opened record", async () => {
  const ana = await opened()
  await ask(ana, "staff-pages", "admin")
  expect((await admin.db.rpc("is_staff", { roles: ["admin"] }).throwOnError()).data).toBe(true)
  const bo = await person()
  expect(await ask(bo, "course", course!.id)).toEqual([])
  for (const caller of [await person("auditor"), await person("editor"), bo])
    expect(await ask(ana, "course", course!.id, caller)).toEqual([])
})
