import { afterAll, expect, test } from "vitest"
import { testBackend } from "#tests/support/backend.ts"
import { linked, type Person, person, sees } from "./guardian-people.ts"

const backend = await testBackend()
afterAll(backend.close)

const YES = { "consent-course": { version: 1, is_given: true } }
const NO = { "consent-course": { version: 1, is_given: false } }

async function mayTake(learner: Person, kind = "consent-course") {
  const [row] = await backend.sql("select private.has_consent($1, $2) as may", [learner.id, kind])
  return row!.may
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

test("each purpose has its own yes, and it ends the moment it is taken back", async () => {
  const [leo, grace] = [await person(backend, "learner"), await person(backend, "guardian")]
  expect(await mayTake(leo)).toBe(false)
  await linked(grace, leo, YES)
  expect(await mayTake(leo)).toBe(true)
  expect(await mayTake(leo, "consent-photos")).toBe(false)
  expect(await mayTake(grace)).toBe(true)
  expect(await withdraw(grace, leo)).toBe("withdrawn")
  expect(await mayTake(leo)).toBe(false)
  expect(await withdraw(grace, leo)).toBe("unknown")
  const { data } = await leo.db.from("consents").select("version, signed_name, method, withdrawn_at").single()
  expect(data).toMatchObject({ version: 1, signed_name: "Grace Guardian", method: "email-plus" })
  expect(data!.withdrawn_at).not.toBeNull()
})

test("answers count only after the learner has confirmed, and end with the link", async () => {
  const [leo, grace] = [await person(backend, "learner"), await person(backend, "guardian")]
  const { data: made } = await leo.db.rpc("invite_guardian").single().throwOnError()
  const { data } = await grace.db
    .rpc("answer_invitation", {
      ...{ code: made.code, is_accepted: true, relation: "parent", signed_name: "Grace Guardian" },
      answers: YES,
    })
    .single()
    .throwOnError()
  expect(await mayTake(leo)).toBe(false)
  await leo.db.rpc("confirm_guardian", { link: data.link }).throwOnError()
  expect(await mayTake(leo)).toBe(true)
  expect((await leo.db.rpc("end_guardianship", { link: data.link })).data).toBe("ended")
  expect(await mayTake(leo)).toBe(false)
  expect(await answer(grace, leo, YES)).toBe("unknown")
})

test("of two guardians the no counts, and so does a yes taken back", async () => {
  const [leo, grace, hal] = [
    await person(backend, "learner"),
    await person(backend, "guardian"),
    await person(backend, "guardian", "Hal"),
  ]
  await linked(grace, leo, YES)
  const link = await linked(hal, leo, NO)
  expect(await mayTake(leo)).toBe(false)
  expect(await answer(hal, leo, YES)).toBe("saved")
  expect(await mayTake(leo)).toBe(true)
  await withdraw(hal, leo)
  expect(await mayTake(leo)).toBe(false)
  await hal.db.rpc("end_guardianship", { link }).throwOnError()
  expect(await mayTake(leo)).toBe(true)
})

test("words that change are asked again, and nobody agrees to words they have not seen", async () => {
  const [leo, grace] = [await person(backend, "learner"), await person(backend, "guardian")]
  const kind = "consent-draws"
  await linked(grace, leo, { [kind]: { version: 1, is_given: true } })
  await backend.sql(
    "insert into public.policy_texts (kind, version, title, summary) values ($1, 2, 'Draws', 'Other words')",
    [kind],
  )
  expect(await mayTake(leo, kind)).toBe(false)
  expect(await answer(grace, leo, { [kind]: { version: 1, is_given: true } })).toBe("changed")
  expect(await answer(grace, leo, { [kind]: { version: 2, is_given: true } })).toBe("saved")
  expect(await mayTake(leo, kind)).toBe(true)
})

test.each([
  ["nothing", {}],
  ["a list", []],
  ["an unknown purpose", { "consent-all": { version: 1, is_given: true } }],
  ["the terms", { terms: { version: 1, is_given: true } }],
  ["a certificate without a name", { "consent-certificate": { version: 1, is_given: true } }],
  ["a name for the course", { "consent-course": { version: 1, is_given: true, name_shown: "initials" } }],
  ["a yes in words", { "consent-course": { version: 1, is_given: "true" } }],
])("%s is no answer", async (_what, answers) => {
  const [leo, grace] = [await person(backend, "learner"), await person(backend, "guardian")]
  await linked(grace, leo)
  expect(await answer(grace, leo, answers)).toBe("unreadable")
  expect(await answer(grace, leo, YES, " ")).toBe("unreadable")
  expect(await answer(leo, leo, YES)).toBe("unknown")
})

test("whoever answered gets a letter about it, and the learner is told", async () => {
  const [leo, grace] = [await person(backend, "learner"), await person(backend, "guardian")]
  await linked(grace, leo, YES)
  const letters = await backend.sql<{ subject: string }>(
    "select subject from private.email_outbox where to_address in ($1, $2) order by subject",
    [grace.address, leo.address],
  )
  expect(letters.map(({ subject }) => subject)).toEqual([
    "Somebody used your guardian code",
    "You answered for Leo",
    "You are linked with Leo",
    "Your guardian answered",
  ])
})

test("a look of one guardian is seen by the learner and by the other guardian", async () => {
  const [leo, grace, hal] = [
    await person(backend, "learner"),
    await person(backend, "guardian"),
    await person(backend, "guardian", "Hal"),
  ]
  await linked(grace, leo)
  await linked(hal, leo)
  for (let look = 0; look < 3; look++) expect(await sees(grace, leo)).toBe(true)
  expect(await sees(leo, leo)).toBe(true)
  for (const reader of [leo, hal]) {
    const { data } = await reader.db.from("guardian_visits").select("guardian_id, what").throwOnError()
    expect(data).toEqual([{ guardian_id: grace.id, what: "page" }])
  }
})
