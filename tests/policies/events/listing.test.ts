import { afterAll, expect, test } from "vitest"
import { readFilters } from "#app/features/events/filters.ts"
import { eventFiles, eventPaths, listedDates } from "#app/features/events/queries.ts"
import { staffPage } from "#app/features/events/staff-list.tsx"
import { cursorText, keysetPage, PER_PAGE, readListState } from "#app/lib/staff/list-state.ts"
import { testBackend } from "#tests/support/backend.ts"
import { eventStaff, publishedDate } from "./event-fixtures.ts"

const backend = await testBackend()
afterAll(backend.close)

const NOW = new Date().toISOString()
const ONLINE = { format: "online", place: null, street: null, city: null, state: null }

async function listed(search: string) {
  const rows = await listedDates(backend.visitor, readFilters(new URLSearchParams(search), NOW), NOW)
  return rows.map(({ id }) => id)
}

test("near a state its dates come first, then online ones, and no others", async () => {
  const online = await publishedDate(backend, { room: undefined, online: 5, startsIn: "1 day" }, ONLINE)
  const later = await publishedDate(backend, { startsIn: "9 days" }, { state: "Maine" })
  const sooner = await publishedDate(backend, { startsIn: "8 days" }, { state: "Maine" })
  await publishedDate(backend, { startsIn: "2 days" }, { state: "Ohio" })
  await publishedDate(backend, { startsIn: "3 days" }, { state: "Maine", status: "draft" })
  await publishedDate(backend, { startsIn: "-3 days" }, { state: "Maine" })
  expect(await listed("near=Maine")).toEqual([sooner.date, later.date, online.date])
  expect(await listed("near=Guam")).toEqual([online.date])
  expect(await listed("near=Maine&where=online")).toEqual([online.date])
})

test("the dates follow their event to another state, and online", async () => {
  const { event, date } = await publishedDate(backend, { room: 5, online: 5 }, { state: "Vermont" })
  expect(await listed("state=Vermont")).toEqual([date])
  await backend.admin.from("events").update({ state: "Utah" }).eq("id", event).throwOnError()
  expect(await listed("state=Vermont")).toEqual([])
  expect(await listed("state=Utah")).toEqual([date])
  await backend.admin.from("events").update({ format: "online" }).eq("id", event).throwOnError()
  expect(await listed("state=Utah")).toEqual([])
  expect(await listed("near=Delaware")).toContain(date)
})

test("a date that started last week and is not over is upcoming", async () => {
  const { date } = await publishedDate(backend, { startsIn: "-13 days" }, { state: "Nevada" })
  expect(await listed("state=Nevada")).toEqual([])
  await backend.sql("update public.event_dates set ends_at = now() + interval '1 hour' where id = $1", [date])
  expect(await listed("state=Nevada")).toEqual([date])
  expect(await listed("state=Nevada&when=past")).toEqual([])
})

test("staff page through the events by key, and search them by title", async () => {
  const db = await eventStaff(backend)
  await backend.sql(
    `insert into public.events (slug, kind, title, summary, format, time_zone, created_at)
     select 'paged-' || n, 'training', 'Paged 100% ' || n, 'An event to page by.', 'online', 'America/Chicago',
       '2020-01-01'::timestamptz + n / 3 * interval '1 day' from generate_series(1, 60) n`,
  )
  const found: string[] = []
  for (let after = ""; ; ) {
    const state = readListState(staffPage, new URLSearchParams({ q: "paged 100%", view: "draft", after }))
    const rows = staffPage.rows(db, state, NOW, PER_PAGE + 1)
    const page = await keysetPage(rows, staffPage.order, state.after)
    found.push(...page.rows.map(({ slug }) => slug))
    if (!page.next) break
    after = cursorText(page.next)
  }
  expect(found).toHaveLength(60)
  expect(new Set(found).size).toBe(60)
  expect(found.slice(0, 1)).toEqual(["paged-60"])
  const { data } = await db.rpc("managed_events", { title: "paged_100" }).throwOnError()
  expect(data).toEqual([])
})

test("the files of the sitemap have all events, more than one answer of the API", async () => {
  await backend.sql(
    `begin; set local session_replication_role = replica;
     insert into public.events (slug, kind, status, title, summary, format, time_zone)
     select 'many-' || n, 'training', case n when 1 then 'draft' else 'published' end::public.event_status, 'Many', 'One of many events.', 'online', 'America/Chicago'
     from generate_series(1, 1010) n; commit`,
  )
  const names = await eventFiles(backend.visitor)
  expect(names).toHaveLength(16)
  const files = await Promise.all(names.map(file => eventPaths(backend.visitor, file)))
  const paths = files
    .flat()
    .map(({ path }) => path)
    .filter(path => path.includes("/many-"))
  expect(paths).toHaveLength(1009)
  expect(new Set(paths).size).toBe(1009)
})
