import { afterAll, expect, test } from "vitest"
import { testBackend } from "#tests/support/backend.ts"
import { chapterPeople } from "./chapter-people.ts"

const backend = await testBackend()
afterAll(backend.close)
const { chapter, event, date } = chapterPeople(backend)

async function nextDates(of: string) {
  const { data } = await backend.visitor
    .rpc("next_chapter_dates")
    .select("id, events!inner (chapter_id)")
    .eq("events.chapter_id", of)
    .order("starts_at")
    .throwOnError()
  return data.map(({ id }) => id)
}

test("visitors read the next three dates of each active chapter", async () => {
  const [here, there] = [await chapter(), await chapter()]
  const [series, single] = [await event(here.id), await event(here.id)]
  const [third, first] = [await date(series, 9), await date(series, 2)]
  const second = await date(single, 5)
  await date(single, 12)
  const other = await date(await event(there.id), 1)
  expect(await nextDates(here.id)).toEqual([first, second, third])
  expect(await nextDates(there.id)).toEqual([other])
})

test("past and canceled dates, drafts and paused chapters are left out", async () => {
  const [here, paused] = [await chapter(), await chapter("paused")]
  const published = await event(here.id)
  await date(published, -3)
  await date(published, 3, true)
  await date(await event(here.id, "draft"), 3)
  await date(await event(here.id, "canceled"), 3)
  await date(await event(paused.id), 3)
  expect(await nextDates(here.id)).toEqual([])
  expect(await nextDates(paused.id)).toEqual([])
})
