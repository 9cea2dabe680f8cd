import { afterAll, expect, test } from "vitest"
import { registrationByLink, remindGuardians } from "#app/features/events/registration-queries.ts"
import { linkGuardian, person } from "#tests/policies/guardians/guardian-people.ts"
import { testBackend } from "#tests/support/backend.ts"
import { publishedDate, register } from "./event-fixtures.ts"

const backend = await testBackend()
afterAll(backend.close)

const SIGNED = { signed_name: "Grace Guardian", emergency_name: "Grace", emergency_phone: "+1 501 555 0100" }

async function registeredLearner() {
  const [leo, grace] = [await person(backend, "learner"), await person(backend, "guardian")]
  await linkGuardian(grace, leo)
  const { date } = await publishedDate(backend)
  const { registration_id } = await register(leo.db, date)
  return { leo, grace, registration: registration_id }
}

const remindersTo = (guardian: string) =>
  backend.sql("select from public.notices where user_id = $1 and message = 'permission-reminder'", [guardian])

test("a learner reminds the guardian of an unsigned slip once", async () => {
  const { leo, grace, registration } = await registeredLearner()
  expect(await registrationByLink(leo.db, registration)).toMatchObject({
    ...{ is_permission_missing: true, reminded_at: null },
  })
  expect(await remindGuardians(leo.db, registration)).toBe("sent")
  expect(await remindGuardians(leo.db, registration)).toBe("already-sent")
  expect(await remindersTo(grace.id)).toHaveLength(1)
  expect(await registrationByLink(leo.db, registration)).toMatchObject({ reminded_at: expect.any(String) })
})

test("nobody is reminded after the answer, for another's registration, or of a canceled one", async () => {
  const { leo, grace, registration } = await registeredLearner()
  expect(await remindGuardians(grace.db, registration)).toBe("unknown")
  expect(await remindGuardians(backend.visitor, registration)).toBe("unknown")
  const [slip] = await backend.sql("select id from public.permission_slips where learner_id = $1", [leo.id])
  await grace.db.rpc("answer_slip", { slip: slip!.id, allow: true, ...SIGNED }).throwOnError()
  expect(await remindGuardians(leo.db, registration)).toBe("not-needed")
  await leo.db.rpc("cancel_registration", { registration }).throwOnError()
  expect(await remindGuardians(leo.db, registration)).toBe("unknown")
  expect(await remindersTo(grace.id)).toEqual([])
})
