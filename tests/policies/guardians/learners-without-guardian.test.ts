import { afterAll, expect, test } from "vitest"
import { rightsDesk } from "../accounts/data-requests.ts"
import { linked, type Person, person } from "./guardian-people.ts"

const desk = await rightsDesk()
const { admin, sql, run, noticesOf } = desk
afterAll(desk.close)

const nightly = () => run("process_unguarded_learners")

/** As if the last guardian had left so many days ago. */
async function daysLater(learner: Person, days: number) {
  const since = "set unguarded_since = now() - $2 * interval '1 day'"
  await sql(`update public.profiles ${since} where id = $1 and unguarded_since is not null`, [
    learner.id,
    days,
  ])
  await nightly()
  await nightly()
}

async function plan(learner: Person) {
  const days = "extract(day from due_at + interval '1 minute' - now())::int as days"
  const [row] = await sql(`select reason, ${days} from public.erasures where user_id = $1`, [learner.id])
  return row
}

async function leftBehind() {
  const [leo, grace] = [await person(desk, "learner"), await person(desk, "guardian")]
  const link = await linked(grace, leo)
  await leo.db.rpc("end_guardianship", { link }).throwOnError()
  return { leo, grace }
}

test("90 days after the last guardian left the account is gone, and three letters said so", async () => {
  const { leo } = await leftBehind()
  await daysLater(leo, 1)
  expect(await plan(leo)).toBeUndefined()
  await daysLater(leo, 61)
  expect(await plan(leo)).toEqual({ reason: "unguarded", days: 30 })
  expect((await leo.db.rpc("cancel_my_erasure")).data).toBe("needs-guardian")

  const almost = "requested_at = now() - interval '29 days', due_at = now() + interval '23 hours'"
  await sql(`update public.erasures set ${almost} where user_id = $1`, [leo.id])
  await run("send_erasure_reminders")
  await run("send_erasure_reminders")
  const mails = await sql(
    "select subject from private.email_outbox where to_address = $1 and kind = 'notice_account' and subject ~ 'no guardian|deleted'",
    [leo.address],
  )
  expect(mails.map(({ subject }) => subject)).toEqual([
    "You have no guardian here now",
    expect.stringMatching(/^Your account will be deleted on \w+ \d+, \d{4}$/),
    "Your account will be deleted tomorrow",
  ])

  await sql("update public.erasures set due_at = now() where user_id = $1", [leo.id])
  await desk.doWhatIsDue()
  expect((await admin.auth.admin.getUserById(leo.id)).error?.status).toBe(404)
})

test("a guardian who deletes their own account leaves a learner behind, a second one does not", async () => {
  const [leo, grace, hal] = [
    await person(desk, "learner"),
    await person(desk, "guardian"),
    await person(desk, "guardian", "Hal"),
  ]
  await linked(grace, leo)
  await linked(hal, leo)
  await admin.auth.admin.deleteUser(grace.id)
  await daysLater(leo, 80)
  expect(await plan(leo)).toBeUndefined()
  await admin.auth.admin.deleteUser(hal.id)
  await daysLater(leo, 80)
  expect(await plan(leo)).toEqual({ reason: "unguarded", days: 30 })
})

test("a new guardian keeps the account, once both have confirmed", async () => {
  const { leo, grace } = await leftBehind()
  await daysLater(leo, 70)
  const { data } = await leo.db.rpc("invite_guardian").single().throwOnError()
  expect(await plan(leo)).toMatchObject({ reason: "unguarded" })
  const answer = { code: data.code!, is_accepted: true, relation: "parent", signed_name: "Grace Guardian" }
  const answers = { "consent-course": { version: 1, is_given: true } }
  const accepted = await grace.db
    .rpc("answer_invitation", { ...answer, answers })
    .single()
    .throwOnError()
  expect(await plan(leo)).toMatchObject({ reason: "unguarded" })
  await leo.db.rpc("confirm_guardian", { link: accepted.data.link }).throwOnError()
  expect(await plan(leo)).toBeUndefined()
  expect(await noticesOf(leo.id)).toContain("Your account stays")
  await daysLater(leo, 95)
  expect(await plan(leo)).toBeUndefined()
})

test("nobody who is 18, or will be in time, and nobody who never had a guardian is deleted", async () => {
  const [{ leo }, { leo: grown }] = [await leftBehind(), await leftBehind()]
  const alone = await person(desk, "learner")
  const adultIn = "update public.profiles set adult_on = current_date + $2::int where id = $1"
  await sql(adultIn, [leo.id, 20])
  await daysLater(leo, 75)
  await daysLater(alone, 95)
  await daysLater(grown, 75)
  expect([await plan(leo), await plan(alone)]).toEqual([undefined, undefined])
  expect(await plan(grown)).toMatchObject({ reason: "unguarded" })
  await sql(adultIn, [grown.id, 0])
  await nightly()
  expect(await plan(grown)).toBeUndefined()
  const [profile] = await sql("select unguarded_since from public.profiles where id = $1", [grown.id])
  expect(profile).toEqual({ unguarded_since: null })
})
