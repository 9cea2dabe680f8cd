import { afterAll, expect, test } from "vitest"
import { testBackend } from "#tests/support/backend.ts"

const backend = await testBackend()
afterAll(backend.close)

async function account(metadata: Record<string, unknown> = {}) {
  const { data, error } = await backend.admin.auth.admin.createUser({
    email: `${crypto.randomUUID()}@example.org`,
    email_confirm: true,
    user_metadata: metadata,
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

test("an adult's profile stores that they are an adult and no birth month", async () => {
  const id = await account({ is_adult: "true", display_name: " Ana\u0007 ", terms: "1", privacy: "1" })
  expect(await profile(id)).toMatchObject({
    display_name: "Ana",
    adult_on: null,
    age_answered_at: expect.any(Date),
  })
  expect(await acceptances(id)).toEqual(["privacy 1", "terms 1"])
})

test.each(["\u202eevE", "\u200b\u200d"])("the name %j is not taken from the sign-up", async display_name => {
  expect(await profile(await account({ is_adult: "true", display_name }))).toMatchObject({
    display_name: null,
  })
})

test("the profile of a 15-year-old stores the date they come of age", async () => {
  const [row] = await backend.sql("select to_char(now() - interval '15 years', 'YYYY-MM') as month")
  const id = await account({ birth_month: row!.month })
  const [due] = await backend.sql(
    "select adult_on = date_trunc('month', now()) + interval '3 years 1 month' as right from public.profiles where id = $1",
    [id],
  )
  expect(due).toEqual({ right: true })
  const [stored] = await backend.sql(
    "select raw_user_meta_data ? 'birth_month' as month from auth.users where id = $1",
    [id],
  )
  expect(stored).toEqual({ month: false })
})

test("children under 13 get no account, at sign-up or later", async () => {
  const [row] = await backend.sql("select to_char(now() - interval '12 years', 'YYYY-MM') as month")
  await expect(account({ birth_month: row!.month })).rejects.toThrow()
  const late = await backend.member({ sub: await account() })
  const answer = await late.rpc("answer_age", { is_adult: false, birth_month: row!.month }).throwOnError()
  expect(answer.data).toBe("too-young")
})

test("an age is set once, and acceptances of unknown texts are ignored", async () => {
  const member = await backend.member({ sub: await account() })
  const answer = (is_adult: boolean, birth_month?: string) =>
    member.rpc("answer_age", { is_adult, birth_month }).throwOnError()
  expect((await answer(false, "soon")).data).toBe("invalid")
  expect((await answer(false, "2012-01")).data).toBe("saved")
  expect((await answer(true)).data).toBe("already-answered")
  const { data } = await member.rpc("my_account").single().throwOnError()
  expect(data).toMatchObject({
    is_minor: true,
    is_age_known: true,
    due_texts: ["privacy", "terms"],
    roles: [],
  })
  expect(await acceptances(await account({ terms: "9", privacy: "none" }))).toEqual([])
})

test("a new version of a text must be accepted again", async () => {
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
  await backend.sql(`insert into public.policy_texts (kind, version, title, summary, sections)
    values ('terms', 2, 'Terms', 'Shorter', '[{"heading": "Rules", "paragraphs": ["Be kind."]}]')`)
  expect(await due()).toEqual(["terms"])
})

test("a role needs a second factor and ends as soon as it is revoked", async () => {
  const id = await account()
  const aal1 = await backend.member({ sub: id })
  const aal2 = await backend.member({ sub: id, aal: "aal2" })
  const isEditor = async (db: typeof aal1) => (await db.rpc("is_staff", { roles: ["editor"] })).data
  expect([await isEditor(aal1), await isEditor(aal2)]).toEqual([false, false])
  await backend.sql("insert into public.user_roles (user_id, role) values ($1, 'editor')", [id])
  expect([await isEditor(aal1), await isEditor(aal2)]).toEqual([false, true])
  expect((await aal2.rpc("is_staff", { roles: ["finance"] })).data).toBe(false)
  expect((await aal2.rpc("is_staff")).data).toBe(true)
  await backend.sql("delete from public.user_roles where user_id = $1", [id])
  expect([await isEditor(aal2), (await aal2.rpc("is_staff")).data]).toEqual([false, false])
})
