import { afterAll, expect, test } from "vitest"
import { ATTACKS } from "#tests/support/attack-corpus.ts"
import { sessionSite } from "#tests/support/session-site.ts"

const { browserOf, close, sql } = await sessionSite()
afterAll(close)
const { ask } = browserOf(new Map())

/** An element that the text made, in which `attack` would run. */
const EXECUTABLE = /<script>\s*attack|<[a-z]+\b[^>"]*\son\w+=["']?attack/i
const TITLE = '</script><script>attack()</script>"><svg onload=attack()>'
const TEXT = ATTACKS.filter(attack => !/\p{Cc}/u.test(attack)).join(" ")
const SUMMARY = '--><svg onload=attack()> ]]> ";attack();// Learn to use naloxone.'

await sql(
  `with event as (
     insert into public.events (slug, kind, status, title, summary, description, format, place, street, city, state, time_zone)
     values ('attacked', 'training', 'published', $1, $2, $3, 'in-person', $2, '1 Main Street', 'Springfield', 'Ohio',
       'America/Chicago') returning id)
   insert into public.event_dates (event_id, starts_at, ends_at, room_capacity)
   select id, now() + interval '1 hour', now() + interval '2 hours', 10 from event`,
  [TITLE, SUMMARY, TEXT],
)
await sql(
  `insert into public.chapters (slug, name, kind, city, state, status, founded_on, about, meets)
   values ('attacked', 'Springfield', 'city', 'Springfield', 'Ohio', 'active', '2020-01-01', $1 || $2, 'Tuesdays')`,
  [TITLE, SUMMARY],
)
await sql(
  `insert into public.raffles (slug, title, prize, prize_value, opens_at, closes_at, draws_at, states, sources, method,
     beacon_round, published_at) values ('attacked', $1, $2, 5, '2999-01-01', '2999-01-02', '2999-01-03', '{Ohio}', '{web}',
     'beacon', 1, now())`,
  [TITLE, SUMMARY],
)

test("the pattern recognizes an attack that a page did not escape", () => {
  for (const attack of [TITLE, SUMMARY]) expect(attack).toMatch(EXECUTABLE)
})

test.each([
  "/",
  "/events",
  "/events/attacked",
  "/about/chapters/attacked",
  "/raffles/attacked",
  "/search?q=attack",
  `/search?q=${encodeURIComponent(TITLE)}`,
])("%s shows an attack as text, also in its structured data", async path => {
  const { status, text } = await ask(path)
  expect(status).toBe(200)
  expect(text).toContain("attack()")
  expect(text).not.toMatch(EXECUTABLE)
  for (const [, json = ""] of text.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs))
    expect(() => JSON.parse(json)).not.toThrow()
})

test("search marks hits in an attack without making an element of it", async () => {
  const { text } = await ask("/search.json?q=attack")
  expect(JSON.stringify(JSON.parse(text))).toContain("</script><script>")
  const page = (await ask("/search?q=attack")).text
  expect(page).toMatch(/<mark[^>]*>attack<\/mark>/)
  expect(page.replaceAll(/<\/?mark[^>]*>/g, "")).not.toMatch(EXECUTABLE)
})

test("a calendar file has only properties of its own", async () => {
  const { status, text } = await ask("/events/attacked.ics")
  expect(status).toBe(200)
  const names = text
    .replaceAll("\r\n ", "")
    .trim()
    .split("\r\n")
    .map(line => line.split(/[;:]/)[0])
  expect(names.filter(name => !/^(BEGIN|END|[A-Z][A-Z-]+)$/.test(name!))).toEqual([])
  expect(text).not.toMatch(/[^\r]\n/)
})

test("a sharing picture draws an attack as text", async () => {
  for (const path of ["/og/event/attacked.png", "/og/raffle/attacked.png"]) {
    const { status, headers } = await ask(path)
    expect([path, status, headers["content-type"]]).toEqual([path, 200, "image/png"])
  }
})

test.each([
  ["events", "title"],
  ["raffles", "title"],
  ["chapters", "name"],
  ["articles", "title"],
])("the subject of an email cannot get a second line from %s.%s", async (table, column) => {
  await expect(
    sql(`update public.${table} set ${column} = $1`, ["Hello\r\nBcc: everyone@example.org"]),
  ).rejects.toThrow(/check constraint|invalid/)
})
