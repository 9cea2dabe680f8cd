import { afterAll, expect, test } from "vitest"
import { testBackend } from "#tests/support/backend.ts"
import { emailsTo } from "#tests/support/messages.ts"
import { canSee, linkGuardian, type Person, person } from "./guardian-people.ts"

const backend = await testBackend()
afterAll(backend.close)

const YES = { "consent-course": { version: 1, is_given: true } }
const NO = { "consent-course": { version: 1, is_given: false } }

async function hasConsent(learner: Person, kind = "consent-course") {
  const [row] = await backend.sql("select private.has_consent($1, $2) as given", [learner.id, kind])
  return row!.given
}

async function answer(guardian: Person, learner: Person, answers: object, signed_name = "Grace Guardian") {
  const { data } = await guardian.db
    .rpc("answer_consents", { learner: learner.id, answers: answers as never, signed_name })
    .throwOnError()
  return data
}

async function withdraw(guardian: Person, learner: Person, kind = "consent-course") {
  const { data } = await guardian.db.rpc("withdraw_consent", { learner: learner.id, kind }).throwOnError()
  return data
}

test("each purpose needs its own consent, which ends as soon as it is withdrawn", async () => {
  const [leo, grace] = [await person(backend, "learner"), await person(backend, "guardian")]
  expect(await hasConsent(leo)).toBe(false)
  await linkGuardian(grace, leo, YES)
  expect(await hasConsent(leo)).toBe(true)
  expect(await hasConsent(leo, "consent-photos")).toBe(false)
  expect(await hasConsent(grace)).toBe(true)
  expect(await withdraw(grace, leo)).toBe("withdrawn")
  expect(await hasConsent(leo)).toBe(false)
  expect(await withdraw(grace, leo)).toBe("unknown")
  const { data } = await leo.db.from("consents").select("version, signed_name, method, withdrawn_at").single()
  expect(data).toMatchObject({ version: 1, signed_name: "Grace Guardian", method: "email-plus" })
  expect(data!.withdrawn_at).not.toBeNull()
})

test("consent counts after the learner has confirmed and ends with the guardianship", async () => {
  const [leo, grace] = [await person(backend, "learner"), await person(backend, "guardian")]
  const { data: invitation } = await leo.db.rpc("invite_guardian").single().throwOnError()
  const { data } = await grace.db
    .rpc("answer_invitation", {
      ...{ code: invitation.code, is_accepted: true, relation: "parent", signed_name: "Grace Guardian" },
      answers: YES,
    })
    .single()
    .throwOnError()
  expect(await hasConsent(leo)).toBe(false)
  await leo.db.rpc("confirm_guardian", { link: data.link }).throwOnError()
  expect(await hasConsent(leo)).toBe(true)
  expect((await leo.db.rpc("end_guardianship", { link: data.link })).data).toBe("ended")
  expect(await hasConsent(leo)).toBe(false)
  expect(await answer(grace, leo, YES)).toBe("unknown")
})

test("with two guardians, a refusal or withdrawal of one is enough", async () => {
  const [leo, grace, hal] = [
    await person(backend, "learner"),
    await person(backend, "guardian"),
    await person(backend, "guardian", "Hal"),
  ]
  await linkGuardian(grace, leo, YES)
  const link = await linkGuardian(hal, leo, NO)
  expect(await hasConsent(leo)).toBe(false)
  expect(await answer(hal, leo, YES)).toBe("saved")
  expect(await hasConsent(leo)).toBe(true)
  await withdraw(hal, leo)
  expect(await hasConsent(leo)).toBe(false)
  await hal.db.rpc("end_guardianship", { link }).throwOnError()
  expect(await hasConsent(leo)).toBe(true)
})

test("a new version of a text needs new consent, and an old version cannot be agreed to", async () => {
  const [leo, grace] = [await person(backend, "learner"), await person(backend, "guardian")]
  const kind = "consent-draws"
  await linkGuardian(grace, leo, { [kind]: { version: 1, is_given: true } })
  await backend.sql(
    "insert into public.policy_texts (kind, version, title, summary) values ($1, 2, 'Draws', 'Other words')",
    [kind],
  )
  expect(await hasConsent(leo, kind)).toBe(false)
  expect(await answer(grace, leo, { [kind]: { version: 1, is_given: true } })).toBe("changed")
  expect(await answer(grace, leo, { [kind]: { version: 2, is_given: true } })).toBe("saved")
  expect(await hasConsent(leo, kind)).toBe(true)
})

test.each([
  ["no answer", {}],
  ["a list", []],
  ["an unknown purpose", { "consent-all": { version: 1, is_given: true } }],
  ["the terms", { terms: { version: 1, is_given: true } }],
  ["a yes as text", { "consent-course": { version: 1, is_given: "true" } }],
])("%s is rejected", async (_, answers) => {
  const [leo, grace] = [await person(backend, "learner"), await person(backend, "guardian")]
  await linkGuardian(grace, leo)
  expect(await answer(grace, leo, answers)).toBe("invalid")
  expect(await answer(grace, leo, YES, " ")).toBe("invalid")
  expect(await answer(leo, leo, YES)).toBe("unknown")
})

test("a consent sends an email to the guardian and to the learner", async () => {
  const [leo, grace] = [await person(backend, "learner"), await person(backend, "guardian")]
  await linkGuardian(grace, leo, YES)
  const subjects = async (to: string) => (await emailsTo(backend.sql, to)).map(({ subject }) => subject)
  expect((await subjects(grace.address)).sort()).toEqual(["You answered for Leo", "You’re linked with Leo"])
  expect((await subjects(leo.address)).sort()).toEqual([
    "Someone used your guardian code",
    "Your guardian answered",
  ])
})

test("the learner and the other guardian see a guardian's visit", async () => {
  const [leo, grace, hal] = [
    await person(backend, "learner"),
    await person(backend, "guardian"),
    await person(backend, "guardian", "Hal"),
  ]
  await linkGuardian(grace, leo)
  await linkGuardian(hal, leo)
  for (let visit = 0; visit < 3; visit++) expect(await canSee(grace, leo)).toBe(true)
  expect(await canSee(leo, leo)).toBe(true)
  for (const reader of [leo, hal]) {
    const { data } = await reader.db.from("guardian_visits").select("guardian_id, what").throwOnError()
    expect(data).toEqual([{ guardian_id: grace.id, what: "page" }])
  }
})
