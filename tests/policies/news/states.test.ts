import { randomUUID } from "node:crypto"
import { afterAll, expect, test } from "vitest"
import { testBackend } from "#tests/support/backend.ts"
import { inHours, writingFixtures } from "./writing-fixtures.ts"

const backend = await testBackend()
afterAll(backend.close)
const { sql } = backend
const { create, complete, change, stateOf } = await writingFixtures(backend)

const ALLOWED = {
  draft: ["review", "scheduled", "published"],
  review: ["draft", "scheduled", "published"],
  scheduled: ["draft", "published"],
  published: ["draft", "expired"],
  expired: ["draft", "published"],
} as const
const STATES = Object.keys(ALLOWED) as (keyof typeof ALLOWED)[]

async function articleIn(status: keyof typeof ALLOWED) {
  const id = await complete()
  if (status === "expired") await change(id, { status: "published" })
  if (status !== "draft") await change(id, { status, publish_at: inHours(1) })
  return id
}

test.each(STATES)(
  "from %s an article changes only to the states that may follow, for every role",
  async from => {
    for (const to of STATES.filter(state => state !== from)) {
      const isAllowed = (ALLOWED[from] as readonly string[]).includes(to)
      const outcome = await change(await articleIn(from), { status: to, publish_at: inHours(2) })
      expect(outcome, to).toBe(isAllowed ? "changed" : "not-possible")
      const update = sql(
        "update public.articles set status = $2, published_at = coalesce(published_at, now()) where id = $1",
        [await articleIn(from), to],
      )
      if (isAllowed) await update
      else await expect(update, to).rejects.toThrow("cannot change")
    }
  },
)

test("an incomplete article is not published, and times in the past are refused", async () => {
  expect(await change(await create(), { status: "published" })).toBe("incomplete")
  const id = await complete()
  expect(await change(id, { status: "scheduled", publish_at: inHours(-1) })).toBe("past")
  expect(await change(id, { status: "scheduled" })).toBe("past")
  expect(await change(id, { status: "published", expire_at: inHours(-1) })).toBe("past")
  expect(await change(id, { status: "scheduled", publish_at: inHours(2), expire_at: inHours(1) })).toBe(
    "past",
  )
  expect(await change(randomUUID(), { status: "published" })).toBe("unknown")
  expect(await stateOf(id)).toMatchObject({ status: "draft", published_at: null })
})

test("a published article keeps its date when it is hidden and published again", async () => {
  const id = await complete()
  await change(id, { status: "published" })
  const { published_at } = await stateOf(id)
  await change(id, { status: "draft" })
  await change(id, { status: "published", expire_at: inHours(5) })
  expect(await stateOf(id)).toMatchObject({ published_at, status: "published", expires_at: expect.any(Date) })
  expect(await change(id, { status: "published" })).toBe("changed")
  expect((await stateOf(id)).expires_at).toBeNull()
  await change(id, { status: "expired" })
  expect(await stateOf(id)).toMatchObject({ status: "expired", expires_at: expect.any(Date) })
})

test("publishing a scheduled article early dates it now", async () => {
  const id = await complete()
  await change(id, { status: "scheduled", publish_at: inHours(48) })
  await change(id, { status: "published" })
  expect(Date.parse((await stateOf(id)).published_at)).toBeLessThanOrEqual(Date.now() + 60_000)
})
