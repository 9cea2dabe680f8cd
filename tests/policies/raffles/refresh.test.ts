import { afterAll, expect, test } from "vitest"
import { raffleSlugs } from "#app/features/raffles/queries.ts"
import { testBackend } from "#tests/support/backend.ts"
import { raffleFixtures } from "./raffle-fixtures.ts"

const backend = await testBackend()
afterAll(backend.close)
const { sql } = backend
const { raffle } = raffleFixtures(backend)

/** A raffle whose row was last changed before the given time. */
async function changedBefore(more: Record<string, string>, interval: string) {
  return raffle({ ...more, updated_at: `now() - interval '${interval}'` })
}

async function refreshed(id: string) {
  await sql("select private.refresh_raffles()")
  const [row] = await sql<{ is_new: boolean }>(
    "select updated_at > now() - interval '1 hour' as is_new from public.raffles where id = $1",
    [id],
  )
  return row!.is_new
}

test("the row of a raffle changes once after it opened and once after it closed", async () => {
  const opened = await changedBefore({ opens_at: "now() - interval '1 second'" }, "2 days")
  expect(await refreshed(opened.id)).toBe(true)
  const closed = await changedBefore({ closes_at: "now() - interval '1 second'" }, "5 hours")
  expect(await refreshed(closed.id)).toBe(true)
  const [before] = await sql("select xmin from public.raffles where id = $1", [closed.id])
  await sql("select private.refresh_raffles()")
  expect(await sql("select xmin from public.raffles where id = $1", [closed.id])).toEqual([before])
})

test("a raffle that opens later, a draft and a canceled one stay as they are", async () => {
  const later = await changedBefore({ opens_at: "now() + interval '1 hour'" }, "2 days")
  const draft = await changedBefore({ published_at: "null" }, "2 days")
  const canceled = await changedBefore({ canceled_at: "now()", cancel_reason: "'Lost'" }, "2 days")
  for (const { id } of [later, draft, canceled]) expect(await refreshed(id)).toBe(false)
})

test("a raffle names the next moment at which the clock changes it", async () => {
  const changesAt = async (more: Record<string, string>, column: string) => {
    const { id } = await raffle(more)
    const [row] = await sql<{ is_next: boolean | null }>(
      `select public.changes_at(r) = ${column} as is_next from public.raffles r where id = $1`,
      [id],
    )
    return row!.is_next
  }
  expect(await changesAt({ opens_at: "now() + interval '1 hour'" }, "opens_at")).toBe(true)
  expect(await changesAt({}, "closes_at")).toBe(true)
  expect(await changesAt({ closes_at: "now()" }, "draws_at - interval '1 hour'")).toBe(true)
  const over = { closes_at: "now() - interval '2 hours'", draws_at: "now() + interval '1 hour'" }
  expect(await changesAt(over, "now()")).toBeNull()
  expect(await changesAt({ canceled_at: "now()", cancel_reason: "'Lost'" }, "now()")).toBeNull()
})

test("the sitemap has more raffles than one answer of the API, and no draft", async () => {
  await sql(
    `begin; set local session_replication_role = replica;
     insert into public.raffles (slug, title, prize, prize_value, opens_at, closes_at, draws_at, states, sources, method,
       beacon_round, published_at)
     select 'many-' || n, 'Jacket', 'One jacket', 90, now(), now() + interval '1 day', now() + interval '2 days', '{Ohio}',
       '{web}', 'beacon', 9, case n when 1 then null else now() end
     from generate_series(1, 1010) n; commit`,
  )
  const paths = (await raffleSlugs(backend.visitor)).map(({ path }) => path)
  expect(new Set(paths.filter(path => path.startsWith("/raffles/many-"))).size).toBe(1009)
})
