import { afterAll, expect, test } from "vitest"
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
