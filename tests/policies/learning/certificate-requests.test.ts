import { afterAll, expect, test } from "vitest"
import { certificateCard } from "#app/features/certificates/queries.ts"
import type { FullSupabaseClient } from "#app/lib/supabase/types.ts"
import { linkGuardian, person } from "#tests/policies/guardians/guardian-people.ts"
import { testBackend } from "#tests/support/backend.ts"
import { noticeTitles } from "#tests/support/messages.ts"
import { passing } from "./passing.ts"

const backend = await testBackend()
afterAll(backend.close)

const { course, pass, request, account, certified, certificates, instructor } = await passing(backend)
const DAY = 86_400_000
const daysAgo = (days: number) => new Date(Date.now() - days * DAY).toISOString()

async function waiting(user: string) {
  const db = await backend.member({ sub: user })
  return (await db.rpc("waiting_certificates").throwOnError()).data
}

async function setStatus(db: FullSupabaseClient, wanted: string, new_status: string, reason: string) {
  return (await db.rpc("set_certificate_status", { wanted, new_status, reason }).throwOnError()).data
}

async function reviews(db: FullSupabaseClient, user: string) {
  const { data } = await db
    .from("certificate_requests")
    .select("id, holder_name, review_of, refused_at")
    .eq("user_id", user)
    .throwOnError()
  return data
}

async function decide(db: FullSupabaseClient, wanted: string, is_approved: boolean) {
  return (await db.rpc("decide_certificate_request", { wanted, is_approved }).throwOnError()).data
}

test("a pass waits for the name, however long the tab is closed", async () => {
  const user = await account({ is_adult: "true", display_name: "Ana" })
  const attempt = await pass(user, daysAgo(40))
  expect(await waiting(user)).toMatchObject([
    {
      attempt_id: attempt,
      course_slug: "certified",
      step: "name",
      suggested_name: "Ana",
      suggested_form: "initials",
    },
  ])
  for (const [name, form] of [
    [" ", "full"],
    ["\u202eevE", "full"],
    ["x".repeat(101), "full"],
    ["Ana", "bold"],
  ])
    expect(await request(user, attempt, name, form)).toBe("invalid")
  expect(await request(user, attempt, "Ana Ruiz", "full")).toBe("issued")
  expect(await waiting(user)).toEqual([])
  const [id] = (await certificates(user)) as [string]
  const card = await certificateCard(backend.visitor, id)
  expect([card!.name, card!.issuedAt.slice(0, 10)]).toEqual(["Ana Ruiz", daysAgo(40).slice(0, 10)])
})

test("only the member who passed requests the certificate, and nobody writes requests directly", async () => {
  const user = await account()
  const attempt = await pass(user)
  expect(await request(await account(), attempt)).toBe("unknown")
  const asked = { attempt, new_name: "Eve", new_form: "full" }
  expect((await backend.visitor.rpc("request_certificate", asked)).error?.code).toBe("42501")
  const [{ id: failed }] = (await backend.sql(
    `insert into public.quiz_attempts (user_id, course_id, course_version, drawn, submitted_at, is_passed)
     values ($1, $2, 1, '[{}]', now(), false) returning id`,
    [user, course],
  )) as [{ id: string }]
  expect(await request(user, failed)).toBe("unknown")
  const db = await backend.member({ sub: user })
  const row = { attempt_id: attempt, user_id: user, holder_name: "Eve", name_form: "full" }
  expect((await db.from("certificate_requests").insert(row)).error?.code).toBe("42501")
})

test("a pass of an account without a known age asks for the age first", async () => {
  const user = await account({})
  const attempt = await pass(user)
  expect((await waiting(user))[0]!.step).toBe("age")
  expect(await request(user, attempt)).toBe("no-age")
})

test("a pass that is too old, or older than a certificate, leads to none", async () => {
  const late = await account()
  const tooOld = await pass(late, daysAgo(3 * 366))
  expect([await request(late, tooOld), await waiting(late)]).toEqual(["unknown", []])
  const user = await account()
  const [first, second] = [await pass(user, daysAgo(2)), await pass(user, daysAgo(1))]
  expect((await waiting(user)).map(({ attempt_id }) => attempt_id)).toEqual([second])
  expect(await request(user, second)).toBe("issued")
  expect(await request(user, first)).toBe("unknown")
  expect(await certificates(user)).toHaveLength(1)
})

test("a learner chooses the name first, and the guardian's consent issues the certificate", async () => {
  const [leo, grace] = [await person(backend, "learner", "Leo Park"), await person(backend, "guardian")]
  const attempt = await pass(leo.id)
  expect((await waiting(leo.id))[0]!.step).toBe("name")
  expect(await request(leo.id, attempt, "Leo Park", "full")).toBe("initials-only")
  expect(await request(leo.id, attempt, "Leo Park", "initials")).toBe("waiting-guardian")
  // The name is fixed with the request.
  expect(await request(leo.id, attempt, "Eve", "hidden")).toBe("waiting-guardian")
  expect((await waiting(leo.id))[0]!.step).toBe("guardian")
  await linkGuardian(grace, leo, { "consent-certificate": { version: 1, is_given: true } })
  const [id] = (await certificates(leo.id)) as [string]
  expect((await certificateCard(backend.visitor, id))!.name).toBe("L. P.")
  expect(await waiting(leo.id)).toEqual([])
})

test("a renewal suggests the name of the previous certificate and keeps the remaining days", async () => {
  const user = await certified("Ana Ruiz")
  const [old] = (await certificates(user)) as [string]
  await backend.sql(
    `update public.certificates set name_form = 'full', issued_at = now() - interval '23 months',
       expires_at = '2999-03-01' where id = $1`,
    [old],
  )
  const attempt = await pass(user, "2999-02-01")
  expect(await waiting(user)).toMatchObject([
    { step: "name", suggested_name: "Ana Ruiz", suggested_form: "full" },
  ])
  expect(await request(user, attempt)).toBe("issued")
  const renewed = (await certificates(user)).at(-1)!
  expect(await certificateCard(backend.visitor, renewed)).toMatchObject({
    replaces: old,
    expiresAt: "3001-03-01T00:00:00+00:00",
  })
})

test.each([
  ["suspended", "under-review"],
  ["suspended", "holder-asked"],
  ["revoked", "cheating"],
])("after a certificate was %s (%s), an instructor approves a new pass", async (status, reason) => {
  const { db: staff } = await instructor()
  const user = await certified()
  const [old] = (await certificates(user)) as [string]
  await setStatus(staff, old, status, reason)
  const attempt = await pass(user)
  expect(await request(user, attempt, "Ana Ruiz")).toBe("waiting-review")
  expect(await request(user, attempt, "Eve")).toBe("waiting-review")
  expect(await waiting(user)).toMatchObject([{ step: "review", earlier_certificate: old }])
  await backend.sql("select private.issue_waiting_certificates()")
  expect(await certificates(user)).toEqual([old])
  const [held] = await reviews(staff, user)
  expect(held).toMatchObject({ holder_name: "Ana Ruiz", review_of: old, refused_at: null })
  for (const db of [await backend.member({ sub: user, aal: "aal2" }), await backend.member()])
    expect(await decide(db, held!.id, true)).toBe("not-allowed")
  expect(await decide(staff, held!.id, true)).toBe("approved")
  expect(await decide(staff, held!.id, false)).toBe("already-decided")
  const [, made] = (await certificates(user)) as [string, string]
  expect(await certificateCard(backend.visitor, made)).toMatchObject({ status: "valid", replaces: old })
  expect(await certificateCard(backend.visitor, old)).toMatchObject({ status, replacedBy: made })
  // Later passes need no further approval.
  expect(await request(user, await pass(user))).toBe("issued")
})

test("a refused pass leads to no certificate, the member gets a notice, and a newer pass waits again", async () => {
  const { db: staff } = await instructor()
  const user = await certified()
  const [old] = (await certificates(user)) as [string]
  await setStatus(staff, old, "revoked", "cheating")
  const attempt = await pass(user)
  await request(user, attempt)
  const [held] = await reviews(staff, user)
  expect(await decide(staff, held!.id, false)).toBe("refused")
  expect(await decide(staff, held!.id, true)).toBe("already-decided")
  await backend.sql("select private.issue_waiting_certificates()")
  expect(await certificates(user)).toEqual([old])
  expect(await request(user, attempt)).toBe("refused")
  expect((await waiting(user))[0]!.step).toBe("refused")
  expect((await noticeTitles(backend.sql, user)).at(-1)).toBe("We did not approve your new test")
  expect(await request(user, await pass(user))).toBe("waiting-review")
})

test("other reasons for a revocation need no review", async () => {
  const { db: staff } = await instructor()
  const user = await certified()
  const [old] = (await certificates(user)) as [string]
  await setStatus(staff, old, "revoked", "issued-in-error")
  expect(await request(user, await pass(user))).toBe("issued")
})

test("reinstating the old certificate issues the new one, suspending it again needs a new approval", async () => {
  const { db: staff } = await instructor()
  const user = await certified()
  const [old] = (await certificates(user)) as [string]
  await setStatus(staff, old, "suspended", "under-review")
  expect(await request(user, await pass(user))).toBe("waiting-review")
  await setStatus(staff, old, "valid", "cleared")
  expect(await certificates(user)).toHaveLength(2)
  await setStatus(staff, old, "suspended", "cheating")
  await request(user, await pass(user))
  const [held] = await reviews(staff, user)
  expect(await decide(staff, held!.id, true)).toBe("approved")
  await setStatus(staff, old, "revoked", "cheating")
  expect(await request(user, await pass(user))).toBe("waiting-review")
})

test("instructors do not decide about their own pass, and see no request without a review", async () => {
  const [{ id, db }, { db: colleague }] = [await instructor(), await instructor()]
  await request(id, await pass(id))
  const [own] = (await certificates(id)) as [string]
  await setStatus(colleague, own, "suspended", "under-review")
  await request(id, await pass(id))
  const [held] = await reviews(db, id)
  expect(await decide(db, held!.id, true)).toBe("own")
  const learner = await account({ birth_month: "2011-01" })
  expect(await request(learner, await pass(learner))).toBe("waiting-guardian")
  expect(await reviews(colleague, learner)).toEqual([])
})

test("a day after the pass, a member who chose no name is reminded once", async () => {
  const [user, recent, done] = [await account(), await account(), await account()]
  await pass(user, daysAgo(1.1))
  await pass(recent, daysAgo(0.9))
  await request(done, await pass(done, daysAgo(1.1)))
  for (let round = 0; round < 2; round++) await backend.sql("select private.send_name_reminders()")
  const title = "Your certificate is waiting: choose the name"
  expect(await noticeTitles(backend.sql, user)).toEqual([title])
  for (const other of [recent, done]) expect(await noticeTitles(backend.sql, other)).not.toContain(title)
})
