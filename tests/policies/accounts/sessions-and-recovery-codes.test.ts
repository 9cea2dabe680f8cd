import { afterAll, expect, test } from "vitest"
import { testBackend } from "#tests/support/backend.ts"
import { noticeTitles } from "#tests/support/messages.ts"
import { newSession } from "#tests/support/session.ts"

const backend = await testBackend()
afterAll(backend.close)

async function person(aal = "aal1") {
  const session = await newSession(backend.sql)
  const { sub: id, session_id: sessionId } = session
  const db = await backend.member({ ...session, aal })
  // Creating the client added another session.
  await backend.sql("delete from auth.sessions where user_id = $1 and id <> $2", [id, sessionId])
  return { id, sessionId, db }
}

async function personWithCodes() {
  const member = await person("aal2")
  const { data } = await member.db.rpc("make_recovery_codes").throwOnError()
  return { ...member, codes: data as string[] }
}

function use(member: string, code: string) {
  return backend.admin.rpc("use_recovery_code", { member, code }).throwOnError()
}

test("member_sessions mirrors auth.sessions and shows members only their own", async () => {
  const [mine, other] = [await person(), await person()]
  const listed = async () => (await mine.db.from("member_sessions").select("id, network").throwOnError()).data
  await backend.sql("update auth.sessions set ip = '203.0.113.77' where id = $1", [mine.sessionId])
  expect(await listed()).toEqual([{ id: mine.sessionId, network: "203.0.113.0" }])
  await backend.sql(
    "insert into auth.sessions (id, user_id, ip) values (gen_random_uuid(), $1, '2001:db8:1:2::9')",
    [mine.id],
  )
  expect((await listed()).map(row => row.network).sort()).toEqual(["2001:db8:1::", "203.0.113.0"])
  await backend.sql("delete from auth.sessions where user_id = $1 and id <> $2", [mine.id, mine.sessionId])
  expect((await listed()).map(row => row.id)).toEqual([mine.sessionId])
  expect(other.sessionId).not.toBe(mine.sessionId)
})

test("members can end their own sessions only", async () => {
  const [mine, other] = [await person(), await person()]
  const second = crypto.randomUUID()
  await backend.sql("insert into auth.sessions (id, user_id) values ($1, $2)", [second, mine.id])
  const end = async (session_id: string) =>
    (await mine.db.rpc("end_session", { session_id }).throwOnError()).data
  expect(await end(other.sessionId)).toBe("missing")
  expect(await end(second)).toBe("ended")
  expect(await end(second)).toBe("missing")
  const left = await backend.sql("select id from auth.sessions where id = any ($1)", [
    [mine.sessionId, other.sessionId, second],
  ])
  expect(left.map(row => row.id).sort()).toEqual([mine.sessionId, other.sessionId].sort())
})

test("without the right to delete sessions, an ended session is marked", async () => {
  const { db, sessionId } = await person()
  const isEnded = async () => (await db.rpc("my_account").single().throwOnError()).data.is_session_ended
  expect(await isEnded()).toBe(false)
  await backend.sql(
    "begin; set local role postgres; revoke delete on auth.sessions from function_owner; commit",
  )
  expect((await db.rpc("end_session", { session_id: sessionId }).throwOnError()).data).toBe("marked")
  expect(await isEnded()).toBe(true)
  await backend.sql("begin; set local role postgres; grant delete on auth.sessions to function_owner; commit")
})

test("members with a second factor get ten recovery codes, stored as hashes", async () => {
  const { id, db, codes } = await personWithCodes()
  expect(new Set(codes).size).toBe(10)
  expect(codes.every(code => /^([0-9a-f]{5}-){3}[0-9a-f]{5}$/.test(code))).toBe(true)
  expect((await db.rpc("recovery_codes_left").throwOnError()).data).toBe(10)
  const rows = await backend.sql("select code_hash from private.recovery_codes where user_id = $1", [id])
  expect(rows.map(row => row.code_hash.length)).toEqual(Array(10).fill(32))
  const withoutFactor = await person("aal1")
  expect((await withoutFactor.db.rpc("make_recovery_codes").throwOnError()).data).toEqual([])
  expect((await withoutFactor.db.rpc("recovery_codes_left").throwOnError()).data).toBe(0)
})

test("a code works once, in any spelling, until new codes are created", async () => {
  const { id, db, codes } = await personWithCodes()
  const spelled = ` ${codes[0]!.toUpperCase().replaceAll("-", " ")}`
  expect((await use(id, spelled)).data).toBe("used")
  expect((await use(id, spelled)).data).toBe("wrong")
  await db.rpc("make_recovery_codes").throwOnError()
  expect((await use(id, codes[1]!)).data).toBe("wrong")
})

test("another member's code is wrong, and after five attempts in an hour every code is rejected", async () => {
  const [mine, other] = [await personWithCodes(), await personWithCodes()]
  expect((await use(mine.id, other.codes[0]!)).data).toBe("wrong")
  const outcomes = await Promise.all(Array.from({ length: 6 }, () => use(mine.id, "0".repeat(20))))
  expect(outcomes.map(({ data }) => data).sort()).toEqual([
    ...["too-many", "too-many", "wrong", "wrong", "wrong", "wrong"],
  ])
  expect((await use(mine.id, mine.codes[0]!)).data).toBe("too-many")
  await backend.sql("update private.recovery_tries set tried_at = now() - interval '61 minutes'")
  expect((await use(mine.id, mine.codes[0]!)).data).toBe("used")
})

test("a used code sends a notice, and members cannot call use_recovery_code directly", async () => {
  const { id, db, codes } = await personWithCodes()
  await use(id, codes[0]!)
  const titles = await noticeTitles(backend.sql, id)
  expect(titles.sort()).toEqual(["A recovery code was used", "New recovery codes"])
  const { error } = await db.rpc("use_recovery_code", { member: id, code: codes[1]! })
  expect(error?.code).toBe("42501")
})
