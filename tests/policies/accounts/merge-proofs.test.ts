import { afterAll, expect, test } from "vitest"
import { testBackend } from "#tests/support/backend.ts"
import { mergeAccountHelpers } from "./merge-accounts.ts"

const backend = await testBackend()
afterAll(backend.close)
const { account, signedIn, requestMerge, emailedCode, mergeCode, viewMerge, merge, passCourse, movableRows } =
  mergeAccountHelpers(backend)

async function addSecondFactor(id: string) {
  await backend.sql(
    `insert into auth.mfa_factors (id, user_id, status, factor_type, created_at, updated_at, secret)
     values (gen_random_uuid(), $1, 'verified', 'totp', now(), now(), 'x')`,
    [id],
  )
}

test("only the account that requested a code can use it", async () => {
  const [home, school, stranger] = [await account(), await account(), await account()]
  await passCourse(school.id, "overdose-response-basics")
  const code = await mergeCode(school, home)
  for (const { db } of [stranger, school]) {
    expect((await viewMerge(db, code)).outcome).toBe("unknown")
    expect(await merge(db, code)).toBe("unknown")
  }
  expect((await backend.visitor.rpc("merge_account", { code })).error?.code).toBe("42501")
  expect((await backend.visitor.rpc("request_merge", { address: school.email })).error?.code).toBe("42501")
  expect(await movableRows(school.id)).toMatchObject({ certificates: 1 })
  expect(await merge(home.db, code)).toBe("merged")
})

test("a merge needs a recent sign-in, with the second factor if there is one", async () => {
  const [home, school] = [await account(), await account()]
  const code = await mergeCode(school, home)
  expect(await merge(await signedIn(home.id, { secondsAgo: 700 }), code)).toBe("reauthenticate")
  await addSecondFactor(home.id)
  await expect(merge(home.db, code)).rejects.toMatchObject({ code: "insufficient_aal" })
  expect(await merge(await signedIn(home.id, { aal: "aal2" }), code)).toBe("merged")
})

test("an emailed code is not enough for an account with a second factor", async () => {
  const [home, school] = [await account(), await account()]
  await addSecondFactor(school.id)
  const code = await mergeCode(school, home)
  expect((await viewMerge(home.db, code)).outcome).toBe("second-factor")
  expect(await merge(home.db, code)).toBe("second-factor")
})

test("a code expires when the other account changes its address", async () => {
  const [home, school] = [await account(), await account()]
  const code = await mergeCode(school, home)
  await backend.admin.auth.admin.updateUserById(school.id, {
    email: `${crypto.randomUUID()}@example.org`,
    email_confirm: true,
  })
  expect(await merge(home.db, code)).toBe("unknown")
})

test("accounts of minors, of unknown age or with a planned deletion are not merged", async () => {
  const home = await account()
  const minor = await account({ birth_month: "2011-01" })
  expect(await requestMerge(minor.db, home.email)).toBe("not-adult")
  for (const other of [minor, await account({})])
    expect(await merge(home.db, await mergeCode(other, home))).toBe("not-adult")
  const leaving = await account()
  const code = await mergeCode(await account(), leaving)
  await leaving.db.rpc("request_my_erasure").throwOnError()
  expect(await merge(leaving.db, code)).toBe("being-deleted")
})

test("after ten wrong codes even the right one is rejected", async () => {
  const [home, school] = [await account(), await account()]
  const code = await mergeCode(school, home)
  for (let guess = 0; guess < 10; guess++)
    expect((await viewMerge(home.db, `00000-0000${guess}`)).outcome).toBe("unknown")
  expect((await viewMerge(home.db, code)).outcome).toBe("too-many")
  expect(await merge(home.db, code)).toBe("too-many")
})

test("one address gets at most three emails a day, from all requesters together", async () => {
  const school = await account()
  const codes = new Set<string | undefined>()
  for (let asker = 0; asker < 5; asker++) {
    expect(await requestMerge((await account()).db, school.email)).toBe("sent")
    codes.add(await emailedCode(school.email))
  }
  expect(codes.size).toBe(3)
})

test("unused requests are deleted after a day, completed merges are kept", async () => {
  const [home, school] = [await account(), await account()]
  expect(await merge(home.db, await mergeCode(school, home))).toBe("merged")
  await requestMerge(home.db, school.email)
  await backend.sql(
    "update public.account_merges set created_at = now() - interval '25 hours' where asker = $1",
    [home.id],
  )
  await backend.sql("select private.delete_old_merge_requests()")
  const rows = await backend.sql(
    "select secret_hash, sent_to, merged_at is not null as done from public.account_merges where asker = $1",
    [home.id],
  )
  expect(rows).toEqual([{ secret_hash: null, sent_to: null, done: true }])
})

test("asking takes the same time whether or not the address has an account", async () => {
  const [home, school] = [await account(), await account()]
  for (const address of [school.email, `missing-${school.email}`]) {
    const started = performance.now()
    expect(await requestMerge(home.db, address)).toBe("sent")
    expect(performance.now() - started).toBeGreaterThan(99)
  }
})
