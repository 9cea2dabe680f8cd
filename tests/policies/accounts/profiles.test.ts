import { afterAll, expect, test } from "vitest"
import { testBackend } from "#tests/support/backend.ts"

const backend = await testBackend()
afterAll(backend.close)

const chapter = "00000000-0000-4000-8000-00000000c4a9"

async function account(said: Record<string, unknown> = {}) {
  const { data, error } = await backend.admin.auth.admin.createUser({
    email: `${crypto.randomUUID()}@example.org`,
    email_confirm: true,
    user_metadata: said,
  })
  if (error) throw error
  return data.user.id
}

async function profile(id: string) {
  const [row] = await backend.sql("select * from public.profiles where id = $1", [id])
  return row!
}

async function acceptances(id: string) {
  const rows = await backend.sql(
    "select kind || ' ' || version as accepted from public.policy_acceptances where user_id = $1 order by 1",
    [id],
  )
  return rows.map(row => row.accepted)
}

test("an adult's account keeps that they are of age, and nothing of their birthday", async () => {
  const id = await account({ is_adult: "true", display_name: " Ana\u0007 ", terms: "1", privacy: "1" })
  expect(await profile(id)).toMatchObject({
    display_name: "Ana",
    adult_on: null,
    age_answered_at: expect.any(Date),
  })
  expect(await acceptances(id)).toEqual(["privacy 1", "terms 1"])
})

test("of a learner of 15 we know when they come of age", async () => {
  const [row] = await backend.sql("select to_char(now() - interval '15 years', 'YYYY-MM') as month")
  const id = await account({ birth_month: row!.month })
  const [due] = await backend.sql(
    "select adult_on = date_trunc('month', now()) + interval '3 years 1 month' as right from public.profiles where id = $1",
    [id],
  )
  expect(due).toEqual({ right: true })
  const [kept] = await backend.sql(
    "select raw_user_meta_data ? 'birth_month' as month from auth.users where id = $1",
    [id],
  )
  expect(kept).toEqual({ month: false })
})

test("nobody under 13 gets an account, by whatever door", async () => {
  const [row] = await backend.sql("select to_char(now() - interval '12 years', 'YYYY-MM') as month")
  await expect(account({ birth_month: row!.month })).rejects.toThrow()
  const late = await backend.member()
  const answer = await late.rpc("answer_age", { is_adult: false, birth_month: row!.month }).throwOnError()
  expect(answer.data).toBe("too-young")
})

test("an age is answered once and a text that does not exist is not accepted", async () => {
  const member = await backend.member()
  const said = (is_adult: boolean, birth_month?: string) =>
    member.rpc("answer_age", { is_adult, birth_month }).throwOnError()
  expect((await said(false, "soon")).data).toBe("unreadable")
  expect((await said(false, "2012-01")).data).toBe("saved")
  expect((await said(true)).data).toBe("already-answered")
  const { data } = await member.rpc("my_account").single().throwOnError()
  expect(data).toMatchObject({
    is_minor: true,
    is_age_known: true,
    due_texts: ["privacy", "terms"],
    roles: [],
  })
  expect(await acceptances(await account({ terms: "9", privacy: "none" }))).toEqual([])
})

test("a new version of a text is due again", async () => {
  const member = await backend.member()
  await member
    .from("policy_acceptances")
    .insert([
      { kind: "terms", version: 1 },
      { kind: "privacy", version: 1 },
    ])
    .throwOnError()
  const due = async () => (await member.rpc("my_account").single().throwOnError()).data.due_texts
  expect(await due()).toEqual([])
  await backend.sql("insert into public.policy_texts values ('terms', 2, 'Terms', 'Shorter', now())")
  expect(await due()).toEqual(["terms"])
  await backend.sql("delete from public.policy_texts where kind = 'terms' and version = 2")
})

test("a role counts with a second factor only, and is gone the moment it is taken away", async () => {
  const id = await account()
  const once = await backend.member({ sub: id })
  const twice = await backend.member({ sub: id, aal: "aal2" })
  const isEditor = async (db: typeof once) => (await db.rpc("is_staff", { roles: ["editor"] })).data
  expect([await isEditor(once), await isEditor(twice)]).toEqual([false, false])
  await backend.sql("insert into public.user_roles (user_id, role) values ($1, 'editor')", [id])
  expect([await isEditor(once), await isEditor(twice)]).toEqual([false, true])
  expect((await twice.rpc("is_staff", { roles: ["finance"] })).data).toBe(false)
  expect((await twice.rpc("is_staff")).data).toBe(true)
  await backend.sql("delete from public.user_roles where user_id = $1", [id])
  expect([await isEditor(twice), (await twice.rpc("is_staff")).data]).toEqual([false, false])
})

test("a chapter lead leads the one chapter", async () => {
  const id = await account()
  await backend.sql(
    "insert into public.user_roles (user_id, role, chapter_id) values ($1, 'chapter_lead', $2)",
    [id, chapter],
  )
  const leads = async (of: string, aal: string) => {
    const claims = JSON.stringify({ sub: id, aal })
    const [row] = await backend.sql(
      "select private.leads_chapter($1) as yes from (select set_config('request.jwt.claims', $2, false)) as caller",
      [of, claims],
    )
    return row!.yes
  }
  expect([await leads(chapter, "aal2"), await leads(chapter, "aal1")]).toEqual([true, false])
  expect(await leads("00000000-0000-4000-8000-00000000dead", "aal2")).toBe(false)
})
