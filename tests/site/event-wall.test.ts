import { afterAll, expect, test } from "vitest"
import { sessionSite } from "#tests/support/session-site.ts"

const { close, signedInBrowser, sql } = await sessionSite()
afterAll(close)

test("the wall is the same whether its posters are rendered or cached", async () => {
  await sql(
    `with event as (
       insert into public.events (slug, kind, status, title, summary, format, time_zone)
       select 'night-' || n, 'training', 'published', 'Night Shift ' || n, 'For bar crews, after closing', 'online', 'America/Chicago'
       from generate_series(1, 3) n returning id)
     insert into public.event_dates (event_id, starts_at, ends_at, online_capacity)
     select id, now() + interval '9 days', now() + interval '9 days 2 hours', 18 + row_number() over () from event`,
  )
  const { ask } = await signedInBrowser()
  const page = async () => (await ask("/events")).text.replace(/(nonce|data-build)="[^"]*"/g, "")
  const first = await page()
  expect(first.match(/<li id="date-/g)).toHaveLength(3)
  for (const left of [19, 20, 21]) expect(first).toContain(`${left} seats left`)
  const second = await page()
  expect(wallOf(second)).toBe(wallOf(first))
  expect(wallOf(second)).toContain("21 seats left")
  expect(second).not.toContain("data-fragment")
})

test("dates in the visitor’s state come first, and without a state all of them share one wall", async () => {
  await sql(
    `with event as (
       insert into public.events (slug, kind, status, title, summary, format, place, street, city, state, time_zone)
       values ('porch-night', 'training', 'published', 'Porch Night', 'On a porch, with lemonade', 'in-person',
         'Front porch', '12 Main St', 'Dayton', 'Ohio', 'America/New_York') returning id)
     insert into public.event_dates (event_id, starts_at, ends_at, room_capacity)
     select id, now() + interval '19 days', now() + interval '19 days 2 hours', 8 from event`,
  )
  const { ask, userId } = await signedInBrowser()
  const headings = async () =>
    [...(await ask("/events")).text.matchAll(/<h3 id="(?:in-state|elsewhere)"[^>]*>(.*?)<\/h3>/g)].map(
      ([, text]) => text!.replaceAll("<!-- -->", ""),
    )
  expect(await headings()).toEqual([])
  await sql("update public.profiles set state = 'Ohio' where id = $1", [userId])
  expect(await headings()).toEqual(["In Ohio", "Everywhere else"])
})

function wallOf(html: string) {
  return /<section id="wall"[\s\S]*?<\/section>/.exec(html)![0]
}
