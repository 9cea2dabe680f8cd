import { afterAll, expect, test } from "vitest"
import { testBackend } from "#tests/support/backend.ts"
import { linked, type Person, person, sees } from "./guardian-people.ts"

const backend = await testBackend()
afterAll(backend.close)

async function clock() {
  await backend.sql("set role function_owner; select private.end_grown_guardianships(); reset role")
}

async function comesOfAgeIn(learner: Person, days: number) {
  await backend.sql("update public.profiles set adult_on = current_date + $2::int where id = $1", [
    learner.id,
    days,
  ])
}

async function told(who: Person) {
  const rows = await backend.sql<{ title: string }>(
    "select title from public.notices where user_id = $1 and title ~ 'soon|Soon|has ended|now$' order by created_at",
    [who.id],
  )
  return rows.map(({ title }) => title)
}

test("both are told 30 days before the birthday, once, and again when the link ends", async () => {
  const [leo, grace] = [await person(backend, "learner"), await person(backend, "guardian")]
  await linked(grace, leo)
  await comesOfAgeIn(leo, 31)
  await clock()
  expect([await told(leo), await told(grace)]).toEqual([[], []])
  await comesOfAgeIn(leo, 30)
  await clock()
  await clock()
  expect([await told(leo), await told(grace)]).toEqual([["Soon you decide alone"], ["Your link ends soon"]])
  expect(await sees(grace, leo)).toBe(true)

  await comesOfAgeIn(leo, 0)
  expect(await sees(grace, leo)).toBe(false)
  await clock()
  await clock()
  expect(await told(leo)).toEqual(["Soon you decide alone", "You decide now"])
  expect(await told(grace)).toEqual(["Your link ends soon", "Your link has ended"])
  const { data } = await grace.db.from("guardianships").select("ended_because").single().throwOnError()
  expect(data).toEqual({ ended_because: "birthday" })
  const [live] = await backend.sql("select count(*)::int from public.consents where withdrawn_at is null")
  expect(live).toEqual({ count: 0 })
})

test("a copy of the data is told to the learner and the other guardian, and ends with the link", async () => {
  const [leo, grace, hal] = [
    await person(backend, "learner"),
    await person(backend, "guardian"),
    await person(backend, "guardian", "Hal"),
  ]
  expect((await grace.db.rpc("request_learner_export", { learner: leo.id })).data).toBe("unknown")
  const link = await linked(grace, leo)
  await linked(hal, leo)
  expect((await grace.db.rpc("request_learner_export", { learner: leo.id })).data).toBe("started")
  const titles = await backend.sql<{ title: string }>(
    "select title from public.notices where title ~ 'copy' order by 1",
  )
  expect(titles.map(({ title }) => title)).toEqual([
    "Another guardian asked for a copy",
    "Your guardian asked for a copy of your data",
  ])
  await leo.db.rpc("end_guardianship", { link }).throwOnError()
  const exports = await backend.sql(
    "select failed_at is not null or expires_at <= now() as over from public.data_exports",
  )
  expect(exports).toEqual([{ over: true }])
})

test("a guardian who has just signed in can have the account deleted, and everybody linked can stop it", async () => {
  const [leo, grace, hal] = [
    await person(backend, "learner"),
    await person(backend, "guardian"),
    await person(backend, "guardian", "Hal"),
  ]
  await linked(grace, leo)
  await linked(hal, leo)
  const erase = (who: Person) => who.db.rpc("request_learner_erasure", { learner: leo.id }).throwOnError()
  expect((await erase(leo)).data).toBe("unknown")
  expect((await erase(grace)).data).toBe("prove-yourself")
  const amr = [{ method: "password", timestamp: Math.floor(Date.now() / 1000) }]
  grace.db = await backend.member({ sub: grace.id, amr })
  expect((await erase(grace)).data).toBe("scheduled")
  expect((await hal.db.rpc("cancel_learner_erasure", { learner: leo.id })).data).toBe("kept")
})
