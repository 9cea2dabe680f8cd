import { randomUUID } from "node:crypto"
import { afterAll, beforeEach, expect, test } from "vitest"
import { testBackend } from "#tests/support/backend.ts"

const backend = await testBackend()
afterAll(backend.close)
beforeEach(() => backend.sql("delete from public.user_roles"))

async function person({ isAdult = true, isConfirmed = true } = {}) {
  const user = { email: `${randomUUID()}@example.org`, email_confirm: isConfirmed }
  const id = (await backend.admin.auth.admin.createUser(user)).data.user!.id
  await backend.sql("update public.profiles set age_answered_at = now(), adult_on = $2 where id = $1", [
    id,
    isAdult ? null : "2100-01-01",
  ])
  const db = await backend.member({ sub: id, aal: "aal1" })
  const become = async (code: string) =>
    (await db.rpc("become_first_administrator", { code }).throwOnError()).data
  return { id, become }
}

async function administrators() {
  const rows = await backend.sql<{ user_id: string }>(
    "select user_id from public.user_roles where role = 'admin'",
  )
  return rows.map(({ user_id }) => user_id)
}

async function newCode() {
  const [row] = await backend.sql<{ code: string | null }>("select private.new_setup_code() as code")
  return row!.code
}

test("an adult with the newest code becomes the first administrator, once", async () => {
  const [ana, bo] = [await person(), await person()]
  const older = (await newCode())!
  const code = (await newCode())!
  expect(await ana.become("")).toBe("wrong-code")
  expect(await ana.become(older)).toBe("wrong-code")
  expect(await ana.become(code)).toBe("done")
  expect(await bo.become(code)).toBe("has-administrator")
  expect(await administrators()).toEqual([ana.id])
  expect(await newCode()).toBeNull()
  await backend.sql("delete from public.user_roles")
  expect(await bo.become(code)).toBe("wrong-code")
})

test("of two people with the code, one becomes the administrator", async () => {
  const people = await Promise.all([person(), person()])
  const code = (await newCode())!
  const outcomes = await Promise.all(people.map(({ become }) => become(code)))
  expect(outcomes.toSorted()).toEqual(["done", "has-administrator"])
  expect(await administrators()).toHaveLength(1)
})

test("a minor and an unconfirmed address are refused, and the code still works", async () => {
  const code = (await newCode())!
  expect(await (await person({ isAdult: false })).become(code)).toBe("needs-adult")
  expect(await (await person({ isConfirmed: false })).become(code)).toBe("needs-adult")
  expect(await (await person()).become(code)).toBe("done")
})

test("the database stores no code, and visitors and members cannot make one", async () => {
  const code = (await newCode())!
  const stored = await backend.sql("select * from private.setup_code")
  expect(JSON.stringify(stored)).not.toContain(code)
  const visitor = await backend.visitor.rpc("become_first_administrator", { code })
  expect(visitor.error?.code).toBe("42501")
})
