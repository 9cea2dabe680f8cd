import { afterAll, expect, test } from "vitest"
import { emailsTo } from "#tests/support/messages.ts"
import { dataRequestBackend } from "../accounts/data-requests.ts"
import { linkGuardian, type Person, person } from "./guardian-people.ts"

const backend = await dataRequestBackend()
const { admin, sql, runTask, noticesOf } = backend
afterAll(backend.close)

const runDailyTask = () => runTask("process_unguarded_learners")

/** Moves the end of the last guardianship that many days into the past and runs the daily task twice. */
async function setDaysWithoutGuardian(learner: Person, days: number) {
  const since = "set unguarded_since = now() - $2 * interval '1 day'"
  await sql(`update public.profiles ${since} where id = $1 and unguarded_since is not null`, [
    learner.id,
    days,
  ])
  await runDailyTask()
  await runDailyTask()
}

async function plannedErasure(learner: Person) {
  const days = "extract(day from due_at + interval '1 minute' - now())::int as days"
  const [row] = await sql(`select reason, ${days} from public.erasures where user_id = $1`, [learner.id])
  return row
}

async function learnerWithoutGuardian() {
  const [leo, grace] = [await person(backend, "learner"), await person(backend, "guardian")]
  const link = await linkGuardian(grace, leo)
  await leo.db.rpc("end_guardianship", { link }).throwOnError()
  return { leo, grace }
}

test("the account is deleted 90 days after the last guardianship ended, after three emails", async () => {
  const { leo } = await learnerWithoutGuardian()
  await setDaysWithoutGuardian(leo, 1)
  expect(await plannedErasure(leo)).toBeUndefined()
  await setDaysWithoutGuardian(leo, 61)
  expect(await plannedErasure(leo)).toEqual({ reason: "unguarded", days: 30 })
  expect((await leo.db.rpc("cancel_my_erasure")).data).toBe("needs-guardian")

  const dueTomorrow = "requested_at = now() - interval '29 days', due_at = now() + interval '23 hours'"
  await sql(`update public.erasures set ${dueTomorrow} where user_id = $1`, [leo.id])
  await runTask("send_erasure_reminders")
  await runTask("send_erasure_reminders")
  const emails = (await emailsTo(sql, leo.address)).filter(({ message }) =>
    /^no-guardian|^erasure/.test(message),
  )
  expect(emails.map(({ subject }) => subject)).toEqual([
    "You have no guardian here now",
    expect.stringMatching(/^Your account will be deleted on \w+ \d+, \d{4}$/),
    "Your account will be deleted tomorrow",
  ])

  await sql("update public.erasures set due_at = now() where user_id = $1", [leo.id])
  await backend.runDueJobs()
  expect((await admin.auth.admin.getUserById(leo.id)).error?.status).toBe(404)
})

test("the date shown to the learner is the date of the deletion", async () => {
  const { leo, grace } = await learnerWithoutGuardian()
  const shownDate = async (db = leo.db) =>
    (await db.rpc("deletion_without_guardian").throwOnError()).data as string | null
  const [before] = await sql(
    "select private.unguarded_due_date(unguarded_since) as due from public.profiles where id = $1",
    [leo.id],
  )
  expect(Date.parse((await shownDate())!)).toBe(before!.due.getTime())
  await setDaysWithoutGuardian(leo, 61)
  const [planned] = await sql("select due_at from public.erasures where user_id = $1", [leo.id])
  expect(Date.parse((await shownDate())!)).toBe(planned!.due_at.getTime())
  expect(await shownDate(grace.db)).toBeNull()
})

test("the countdown starts only when the last guardian's account is deleted", async () => {
  const [leo, grace, hal] = [
    await person(backend, "learner"),
    await person(backend, "guardian"),
    await person(backend, "guardian", "Hal"),
  ]
  await linkGuardian(grace, leo)
  await linkGuardian(hal, leo)
  await admin.auth.admin.deleteUser(grace.id)
  await setDaysWithoutGuardian(leo, 80)
  expect(await plannedErasure(leo)).toBeUndefined()
  await admin.auth.admin.deleteUser(hal.id)
  await setDaysWithoutGuardian(leo, 80)
  expect(await plannedErasure(leo)).toEqual({ reason: "unguarded", days: 30 })
})

test("a new guardian keeps the account once both sides have confirmed", async () => {
  const { leo, grace } = await learnerWithoutGuardian()
  await setDaysWithoutGuardian(leo, 70)
  const { data } = await leo.db.rpc("invite_guardian").single().throwOnError()
  expect(await plannedErasure(leo)).toMatchObject({ reason: "unguarded" })
  const answer = { code: data.code!, is_accepted: true, relation: "parent", signed_name: "Grace Guardian" }
  const answers = { "consent-course": { version: 1, is_given: true } }
  const accepted = await grace.db
    .rpc("answer_invitation", { ...answer, answers })
    .single()
    .throwOnError()
  expect(await plannedErasure(leo)).toMatchObject({ reason: "unguarded" })
  await leo.db.rpc("confirm_guardian", { link: accepted.data.link }).throwOnError()
  expect(await plannedErasure(leo)).toBeUndefined()
  expect(await noticesOf(leo.id)).toContain("Your account stays")
  await setDaysWithoutGuardian(leo, 95)
  expect(await plannedErasure(leo)).toBeUndefined()
})

test("adults, learners who turn 18 in time and learners who never had a guardian are not deleted", async () => {
  const [{ leo }, { leo: grown }] = [await learnerWithoutGuardian(), await learnerWithoutGuardian()]
  const alone = await person(backend, "learner")
  const adultIn = "update public.profiles set adult_on = current_date + $2::int where id = $1"
  await sql(adultIn, [leo.id, 20])
  await setDaysWithoutGuardian(leo, 75)
  await setDaysWithoutGuardian(alone, 95)
  await setDaysWithoutGuardian(grown, 75)
  expect([await plannedErasure(leo), await plannedErasure(alone)]).toEqual([undefined, undefined])
  expect(await plannedErasure(grown)).toMatchObject({ reason: "unguarded" })
  await sql(adultIn, [grown.id, 0])
  await runDailyTask()
  expect(await plannedErasure(grown)).toBeUndefined()
  const [profile] = await sql("select unguarded_since from public.profiles where id = $1", [grown.id])
  expect(profile).toEqual({ unguarded_since: null })
})
