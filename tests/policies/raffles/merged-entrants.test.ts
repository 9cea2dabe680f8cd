import { afterAll, expect, test } from "vitest"
import { testBackend } from "#tests/support/backend.ts"
import { mergeAccountHelpers } from "../accounts/merge-accounts.ts"
import { raffleFixtures } from "./raffle-fixtures.ts"

const backend = await testBackend()
afterAll(backend.close)
const { sql } = backend
const { account, merge, mergeCode, passCourse } = mergeAccountHelpers(backend)
const { raffle, enter } = raffleFixtures(backend)

async function resident() {
  const made = await account()
  await sql("update public.profiles set state = 'Ohio' where id = $1", [made.id])
  return made
}

async function ticketsOf(id: string, raffle: string) {
  const rows = await sql<{ source: string }>(
    "select source from public.raffle_entries where user_id = $1 and raffle_id = $2 order by number",
    [id, raffle],
  )
  return rows.map(({ source }) => source)
}

async function ticketCount(raffle: string) {
  return (await sql("select from public.raffle_entries where raffle_id = $1", [raffle])).length
}

test("a merge moves the tickets of a person who entered with one account", async () => {
  const [home, school] = [await resident(), await resident()]
  const { id, slug } = await raffle()
  expect(await enter(school.db, slug)).toBe("entered")
  expect(await merge(home.db, await mergeCode(school, home))).toBe("merged")
  expect(await ticketsOf(home.id, id)).toEqual(["web"])
  expect(await enter(home.db, slug)).toBe("already-entered")
  expect(await ticketCount(id)).toBe(1)
})

test("a merge gives nobody a second ticket for one course", async () => {
  const [home, school] = [await resident(), await resident()]
  const { id, slug } = await raffle({ entry_limit: "5" })
  await enter(home.db, slug)
  await enter(school.db, slug)
  await passCourse(school.id, "overdose-response-basics")
  await sql(
    `insert into public.enrollments (user_id, course_id, course_version)
     select $1, id, version from public.courses where slug = 'overdose-response-basics' on conflict do nothing`,
    [home.id],
  )
  expect(await enter(school.db, slug)).toMatch(/entered/)
  expect(await ticketsOf(school.id, id)).toEqual(["web", "course"])
  expect(await merge(home.db, await mergeCode(school, home))).toBe("merged")
  expect(await ticketsOf(home.id, id)).toEqual(["web", "course"])
  expect(await ticketsOf(school.id, id)).toEqual(["web"])
  expect(await enter(home.db, slug)).toBe("already-entered")
  expect(await ticketCount(id)).toBe(3)
})

test("a merge respects the limit of a raffle", async () => {
  const [home, school] = [await resident(), await resident()]
  const { id, slug } = await raffle({ entry_limit: "1" })
  await enter(home.db, slug)
  await enter(school.db, slug)
  await merge(home.db, await mergeCode(school, home))
  expect(await ticketsOf(home.id, id)).toEqual(["web"])
  expect(await ticketsOf(school.id, id)).toEqual(["web"])
})

test("a prize follows its ticket to the account that stays", async () => {
  const [home, school] = [await resident(), await resident()]
  const { id, slug } = await raffle()
  await enter(school.db, slug)
  await sql(
    `insert into public.raffle_winners (raffle_id, place, number, user_id, called_at, claim_by)
     values ($1, 1, 1, $2, now(), now() + interval '7 days')`,
    [id, school.id],
  )
  await merge(home.db, await mergeCode(school, home))
  const claim = { slug, shows_name: false }
  expect((await school.db.rpc("claim_prize", claim).throwOnError()).data).toBe("not-a-winner")
  expect((await home.db.rpc("claim_prize", claim).throwOnError()).data).toBe("claimed")
})
