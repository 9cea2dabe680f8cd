import { afterAll, expect, test } from "vitest"
import { testBackend } from "#tests/support/backend.ts"
import { createCode, emailedCode, linkGuardian, type Person, person, signedIn } from "./guardian-people.ts"

const backend = await testBackend()
afterAll(backend.close)

type Db = Person["db"]

const SIGNED = { signed_name: "Grace Guardian" }
const CONTACT = { emergency_name: "Grace", emergency_phone: "501 555 0100" }

/** What needs a sign-in within the last ten minutes, each with what a new sign-in gets. */
const NEEDS_PROOF: [
  name: string,
  proven: string,
  act: (db: Db, leo: Person, grace: Person) => Promise<unknown>,
][] = [
  ["opening the page", "opened", async (db, leo) => (await openPage(db, leo))?.outcome],
  ["saying yes to a consent", "saved", (db, leo) => answer(db, leo, true)],
  ["accepting a learner", "pending", async db => accept(db, await person(backend, "learner"))],
  ["saying yes to a permission slip", "saved", (db, leo) => answerSlip(db, leo, true)],
  ["agreeing for a child", "accepted", (db, _, grace) => answerChild(db, grace, true)],
  ["requesting a copy", "started", async (db, leo) => learnerRpc(db, "request_learner_export", leo)],
  ["requesting a deletion", "scheduled", async (db, leo) => learnerRpc(db, "request_learner_erasure", leo)],
]

test.each(NEEDS_PROOF)("%s needs a recent sign-in", async (_, proven, act) => {
  const { leo, grace } = await linked()
  for (const secondsAgo of [601, 86_400])
    expect(await act(await signedIn(backend, grace.id, { secondsAgo }), leo, grace)).toBe("reauthenticate")
  expect(await act(await backend.member({ sub: grace.id }), leo, grace)).toBe("reauthenticate")
  expect(await act(await signedIn(backend, grace.id, { secondsAgo: 590 }), leo, grace)).toBe(proven)
})

test.each(NEEDS_PROOF)("%s needs the second factor of a guardian who has one", async (_, proven, act) => {
  const { leo, grace } = await linked()
  await addSecondFactor(grace)
  await expect(act(await signedIn(backend, grace.id), leo, grace)).rejects.toMatchObject({
    code: "insufficient_aal",
  })
  const old = await signedIn(backend, grace.id, { aal: "aal2", secondsAgo: 700 })
  expect(await act(old, leo, grace)).toBe("reauthenticate")
  expect(await act(await signedIn(backend, grace.id, { aal: "aal2" }), leo, grace)).toBe(proven)
})

test("a guardian stops at any time: declining, withdrawing and ending need no recent sign-in", async () => {
  const { leo, grace, link } = await linked()
  const old = await signedIn(backend, grace.id, { secondsAgo: 86_400 })
  expect(await answer(old, leo, false)).toBe("saved")
  expect(await answerSlip(old, leo, false)).toBe("saved")
  expect(await answerChild(old, grace, false)).toBe("declined")
  expect(await answer(grace.db, leo, true)).toBe("saved")
  const kind = "consent-course"
  expect((await old.rpc("withdraw_consent", { learner: leo.id, kind }).throwOnError()).data).toBe("withdrawn")
  const stranger = await createCode(await person(backend, "learner"))
  const declined = await old.rpc("answer_invitation", { code: stranger, is_accepted: false }).single()
  expect(declined.data?.outcome).toBe("declined")
  expect((await old.rpc("end_guardianship", { link }).throwOnError()).data).toBe("ended")
})

test("one yes among several answers needs a recent sign-in, and then nothing is saved", async () => {
  const { leo, grace } = await linked()
  const old = await signedIn(backend, grace.id, { secondsAgo: 700 })
  const answers = {
    "consent-course": { version: 1, is_given: false },
    "consent-photos": { version: 1, is_given: true },
  }
  const request = { learner: leo.id, answers, ...SIGNED }
  expect((await old.rpc("answer_consents", request).throwOnError()).data).toBe("reauthenticate")
  const { data } = await old.from("consents").select("kind, is_given").throwOnError()
  expect(data).toEqual([{ kind: "consent-course", is_given: true }])
})

test("an old sign-in reads no progress, certificate or visit of the learner, and records no visit", async () => {
  const { leo, grace } = await linked()
  await backend.sql(
    `insert into public.enrollments (user_id, course_id) select $1, id from public.courses order by slug limit 1`,
    [leo.id],
  )
  await openPage(grace.db, leo)
  const old = await signedIn(backend, grace.id, { secondsAgo: 700 })
  const locked = await openPage(old, leo)
  expect(locked).toMatchObject({ outcome: "reauthenticate", adult_on: null, guardians: [] })
  const counts = async (db: Db) =>
    Promise.all(
      (["enrollments", "guardian_visits", "certificates"] as const).map(
        async table =>
          (await db.from(table).select("*", { count: "exact", head: true }).throwOnError()).count,
      ),
    )
  expect(await counts(old)).toEqual([0, 0, 0])
  expect(await counts(grace.db)).toEqual([1, 1, 0])
})

async function linked() {
  const [leo, grace] = [await person(backend, "learner"), await person(backend, "guardian")]
  return { leo, grace, link: await linkGuardian(grace, leo) }
}

async function openPage(db: Db, leo: Person) {
  return (await db.rpc("open_learner_page", { learner: leo.id }).throwOnError()).data[0]
}

async function answer(db: Db, leo: Person, is_given: boolean) {
  const request = { learner: leo.id, answers: { "consent-course": { version: 1, is_given } }, ...SIGNED }
  return (await db.rpc("answer_consents", request).throwOnError()).data
}

async function accept(db: Db, learner: Person) {
  const answers = { "consent-course": { version: 1, is_given: false } }
  const given = { code: await createCode(learner), is_accepted: true, relation: "parent", answers, ...SIGNED }
  return (await db.rpc("answer_invitation", given).single().throwOnError()).data.outcome
}

async function answerSlip(db: Db, leo: Person, allow: boolean) {
  const happens_on = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)
  const about = "Tabling at the fair, from noon to four."
  const asked = { learner: leo.id, title: "The fair", happens_on, about }
  const { data } = await leo.db.rpc("request_permission", asked).single().throwOnError()
  const contact = allow ? CONTACT : {}
  return (await db.rpc("answer_slip", { slip: data.slip, allow, ...SIGNED, ...contact }).throwOnError()).data
}

async function answerChild(db: Db, grace: Person, is_accepted: boolean) {
  await backend.visitor.rpc("request_adult", { first_name: "Kim", address: grace.address }).throwOnError()
  const code = (await emailedCode(backend, grace.address))!
  const given = { code, is_accepted, version: 1, ...SIGNED }
  return (await db.rpc("answer_young_request", given).throwOnError()).data
}

async function learnerRpc(db: Db, name: "request_learner_export" | "request_learner_erasure", leo: Person) {
  return (await db.rpc(name, { learner: leo.id }).throwOnError()).data
}

async function addSecondFactor({ id }: Person) {
  await backend.sql(
    `insert into auth.mfa_factors (id, user_id, factor_type, status, created_at, updated_at)
     values (gen_random_uuid(), $1, 'totp', 'verified', now(), now())`,
    [id],
  )
}
