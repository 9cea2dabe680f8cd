import { afterAll, expect, test } from "vitest"
import { registrationByLink, remindGuardians } from "#app/features/events/registration-queries.ts"
import { linkGuardian, person } from "#tests/policies/guardians/guardian-people.ts"
import { testBackend } from "#tests/support/backend.ts"
import { EVENT_CONSENT, eventStaff, publishedDate, register } from "./event-fixtures.ts"

const backend = await testBackend()
afterAll(backend.close)

const SIGNED = { signed_name: "Grace Guardian", emergency_name: "Grace", emergency_phone: "+1 501 555 0100" }

async function registeredLearner() {
  const [leo, grace] = [await person(backend, "learner"), await person(backend, "guardian")]
  await linkGuardian(grace, leo, EVENT_CONSENT)
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

test("a slip follows its date to another day, and the guardian gets a notice", async () => {
  const { leo, grace, registration } = await registeredLearner()
  const staff = await eventStaff(backend)
  const [row] = await backend.sql<{ date_id: string }>(
    "select date_id from public.event_registrations where id = $1",
    [registration],
  )
  const day = async () =>
    (await grace.db.from("permission_slips").select("happens_on").eq("learner_id", leo.id).single()).data
      ?.happens_on
  const move = async (starts: string) => {
    const args = { date: row!.date_id, starts, minutes: 60, room_capacity: 5 }
    expect((await staff.rpc("move_event_date", args).throwOnError()).data).toBe("saved")
  }
  await move("2030-03-05T23:00")
  expect(await day(), "the day where the event is").toBe("2030-03-05")
  await move("2030-03-05T20:00")
  await move("2030-03-06T20:00")
  expect(await day()).toBe("2030-03-06")
  const notices = await backend.sql(
    "select from public.notices where user_id = $1 and message = 'permission-moved'",
    [grace.id],
  )
  expect(notices).toHaveLength(2)
})

test("a member's list knows whether the guardian was reminded", async () => {
  const { leo, registration } = await registeredLearner()
  const reminded = async () =>
    (await leo.db.rpc("member_registrations", { member: leo.id }).single().throwOnError()).data
      .is_guardian_reminded
  expect(await reminded()).toBe(false)
  await leo.db.rpc("remind_guardians", { registration: registration! }).throwOnError()
  expect(await reminded()).toBe(true)
})
