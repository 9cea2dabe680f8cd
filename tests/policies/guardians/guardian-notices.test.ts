import { afterAll, expect, test } from "vitest"
import { testBackend } from "#tests/support/backend.ts"
import { noticeTitles } from "#tests/support/messages.ts"
import { canSee, linkGuardian, type Person, person } from "./guardian-people.ts"

const backend = await testBackend()
afterAll(backend.close)

async function runDailyTask() {
  await backend.sql("set role function_owner; select private.end_grown_guardianships(); reset role")
}

async function setDaysUntilAdult(learner: Person, days: number) {
  await backend.sql("update public.profiles set adult_on = current_date + $2::int where id = $1", [
    learner.id,
    days,
  ])
}

async function birthdayNotices(member: Person) {
  return (await noticeTitles(backend.sql, member.id)).filter(title => /soon|has ended|now$/i.test(title))
}

test("both sides get a notice 30 days before the 18th birthday and when the guardianship ends", async () => {
  const [leo, grace] = [await person(backend, "learner"), await person(backend, "guardian")]
  await linkGuardian(grace, leo)
  await setDaysUntilAdult(leo, 31)
  await runDailyTask()
  expect([await birthdayNotices(leo), await birthdayNotices(grace)]).toEqual([[], []])
  await setDaysUntilAdult(leo, 30)
  await runDailyTask()
  await runDailyTask()
  expect([await birthdayNotices(leo), await birthdayNotices(grace)]).toEqual([
    ["Soon you decide for yourself"],
    ["Your link ends soon"],
  ])
  expect(await canSee(grace, leo)).toBe(true)

  await setDaysUntilAdult(leo, 0)
  expect(await canSee(grace, leo)).toBe(false)
  await runDailyTask()
  await runDailyTask()
  expect(await birthdayNotices(leo)).toEqual(["Soon you decide for yourself", "You decide now"])
  expect(await birthdayNotices(grace)).toEqual(["Your link ends soon", "Your link has ended"])
  const { data } = await grace.db.from("guardianships").select("ended_because").single().throwOnError()
  expect(data).toEqual({ ended_because: "birthday" })
  const [active] = await backend.sql("select count(*)::int from public.consents where withdrawn_at is null")
  expect(active).toEqual({ count: 0 })
})

test("a guardian's export notifies the learner and the other guardian, and ends with the guardianship", async () => {
  const [leo, grace, hal] = [
    await person(backend, "learner"),
    await person(backend, "guardian"),
    await person(backend, "guardian", "Hal"),
  ]
  expect((await grace.db.rpc("request_learner_export", { learner: leo.id })).data).toBe("unknown")
  const link = await linkGuardian(grace, leo)
  await linkGuardian(hal, leo)
  expect((await grace.db.rpc("request_learner_export", { learner: leo.id })).data).toBe("started")
  expect(await noticeTitles(backend.sql, hal.id)).toContain("Another guardian asked for a copy")
  expect(await noticeTitles(backend.sql, leo.id)).toContain("Your guardian asked for a copy of your data")
  expect((await noticeTitles(backend.sql, grace.id)).join()).not.toContain("copy")
  await leo.db.rpc("end_guardianship", { link }).throwOnError()
  const exports = await backend.sql(
    "select failed_at is not null or expires_at <= now() as over from public.data_exports",
  )
  expect(exports).toEqual([{ over: true }])
})

test("a guardian with a recent sign-in can request the erasure, and another guardian can cancel it", async () => {
  const [leo, grace, hal] = [
    await person(backend, "learner"),
    await person(backend, "guardian"),
    await person(backend, "guardian", "Hal"),
  ]
  await linkGuardian(grace, leo)
  await linkGuardian(hal, leo)
  const requestErasure = (member: Person) =>
    member.db.rpc("request_learner_erasure", { learner: leo.id }).throwOnError()
  expect((await requestErasure(leo)).data).toBe("unknown")
  expect((await requestErasure(grace)).data).toBe("scheduled")
  expect((await hal.db.rpc("cancel_learner_erasure", { learner: leo.id })).data).toBe("canceled")
})
