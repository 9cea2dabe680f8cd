import { afterAll, expect, test } from "vitest"
import { testBackend } from "#tests/support/backend.ts"
import { noticeTitles } from "#tests/support/messages.ts"

const backend = await testBackend()
afterAll(backend.close)

async function person(role?: string) {
  const email = `${crypto.randomUUID()}@example.org`
  const { data } = await backend.admin.auth.admin.createUser({ email, email_confirm: true })
  const id = data.user!.id
  if (role)
    await backend.sql("insert into public.user_roles (user_id, role) values ($1, $2::public.app_role)", [
      id,
      role,
    ])
  return { id, email }
}

async function staff(role: string, aal = "aal2") {
  const { id } = await person(role)
  return { id, db: await backend.member({ sub: id, aal }) }
}

const allowance = (id: string) =>
  backend.sql("select extra_percent, granted_by from public.quiz_allowances where user_id = $1", [id])
const noticeCount = async (id: string) =>
  (await noticeTitles(backend.sql, id)).filter(title => title.includes("more time")).length

test("an instructor sets, changes and removes extra time by address, and more time sends a notice", async () => {
  const learner = await person()
  const { id, db } = await staff("instructor")
  const allow = async (percent: number, address = learner.email) =>
    (await db.rpc("grant_extra_time", { address, percent }).throwOnError()).data
  expect(await allow(50, ` ${learner.email.toUpperCase()} `)).toBe("saved")
  expect(await allowance(learner.id)).toEqual([{ extra_percent: 50, granted_by: id }])
  expect(await allow(50)).toBe("saved")
  expect(await noticeCount(learner.id)).toBe(1)
  expect(await allow(100)).toBe("saved")
  expect(await noticeCount(learner.id)).toBe(2)
  expect(await allow(0)).toBe("removed")
  expect(await allowance(learner.id)).toEqual([])
  expect([await allow(301), await allow(-1), await allow(50, "unknown@example.org")]).toEqual([
    "invalid",
    "invalid",
    "unknown",
  ])
})

test.each([
  ["outreach", "aal2"],
  ["auditor", "aal2"],
  ["instructor", "aal1"],
])("%s with %s cannot, and the outcome does not reveal accounts", async (role, aal) => {
  const learner = await person()
  const { db } = await staff(role, aal)
  for (const address of [learner.email, "unknown@example.org"]) {
    const { data } = await db.rpc("grant_extra_time", { address, percent: 50 }).throwOnError()
    expect(data).toBe("not-allowed")
  }
  expect(await allowance(learner.id)).toEqual([])
})
