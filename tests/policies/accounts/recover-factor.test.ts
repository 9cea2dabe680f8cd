import { afterAll, expect, test } from "vitest"
import { recoverFactor } from "#app/lib/auth/recover-factor.server.ts"
import { testBackend } from "#tests/support/backend.ts"
import { newSession } from "#tests/support/session.ts"

const backend = await testBackend()
afterAll(backend.close)

async function memberWithFactor() {
  const session = await newSession(backend.sql)
  await backend.sql(
    `insert into auth.mfa_factors (id, user_id, friendly_name, factor_type, status, created_at, updated_at, secret)
     values (gen_random_uuid(), $1, 'phone', 'totp', 'verified', now(), now(), 'JBSWY3DPEHPK3PXP')`,
    [session.sub],
  )
  const aal2 = await backend.member({ ...session, aal: "aal2" })
  const { data: codes } = await aal2.rpc("make_recovery_codes").throwOnError()
  return {
    id: session.sub,
    codes: codes as string[],
    db: await backend.member({ ...session, aal: "aal1" }),
  }
}

async function factorsOf(id: string) {
  return (await backend.sql("select id from auth.mfa_factors where user_id = $1", [id])).length
}

function invoke(
  db: Awaited<ReturnType<typeof memberWithFactor>>["db"],
  body: unknown,
  method = "POST" as const,
) {
  return db.functions.invoke("recover-factor", { body: body as never, method })
}

test("a code removes the caller's second factor once", async () => {
  const [mine, other] = [await memberWithFactor(), await memberWithFactor()]
  expect((await invoke(mine.db, { code: "not a code" })).data).toEqual({ outcome: "wrong" })
  expect((await invoke(mine.db, { code: other.codes[0] })).data).toEqual({ outcome: "wrong" })
  expect([await factorsOf(mine.id), await factorsOf(other.id)]).toEqual([1, 1])
  expect((await invoke(mine.db, { code: mine.codes[3] })).data).toEqual({ outcome: "removed" })
  expect([await factorsOf(mine.id), await factorsOf(other.id)]).toEqual([0, 1])
  expect((await invoke(mine.db, { code: mine.codes[3] })).data).toEqual({ outcome: "wrong" })
})

test("a code ends the member's other sessions", async () => {
  const mine = await memberWithFactor()
  const sessionsOf = (id: string) => backend.sql("select id from auth.sessions where user_id = $1", [id])
  expect((await sessionsOf(mine.id)).length).toBeGreaterThan(1)
  expect((await invoke(mine.db, { code: mine.codes[0] })).data).toEqual({ outcome: "removed" })
  expect(await sessionsOf(mine.id)).toHaveLength(1)
})

test.each([{}, { code: 7 }, { code: "0".repeat(101) }, "not an object", [], null])(
  "%j is rejected",
  async body => {
    const { db, id } = await memberWithFactor()
    const { error } = await invoke(db, body)
    expect(error?.context.status).toBe(400)
    expect(await factorsOf(id)).toBe(1)
  },
)

test("visitors who are not signed in are rejected", async () => {
  const { error } = await invoke(backend.visitor, { code: "0".repeat(20) })
  expect(error?.context.status).toBe(401)
  await expect(recoverFactor(backend.visitor, "0".repeat(20))).rejects.toThrow()
})
