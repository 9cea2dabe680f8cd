import { afterAll, expect, test } from "vitest"
import { renderOgImage } from "#app/lib/og-image/render.server.ts"
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

await sql(
  `with article as (
     insert into public.articles (kind, slug, status, published_at, title, summary, category_id, author_id, tags, blocks)
     select 'blog', 'attacked', 'published', now(), $1, $2, c.id, a.id, '{attacked}', $3
     from (select id from public.article_categories limit 1) c, (select id from public.authors limit 1) a returning id
   ), issue as (
     insert into public.newsletter_issues (id, article_id, topic, subject, note, status, tested, tested_at, started_at, finished_at)
     select '00000000-0000-4000-8000-00000000a77a', id, 'press', $1, $2, 'sent', '{}', now(), now(), now() from article returning id
   )
   insert into public.newsletter_archive (id, article_id, topic, subject, note, title, summary)
   select issue.id, article.id, 'press', $1, $2, $1, $2 from issue, article`,
  [TITLE, SUMMARY, JSON.stringify([{ kind: "text", paragraphs: [TITLE, SUMMARY] }])],
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
  "/news/blog",
  "/news/blog/attacked",
  "/news/blog/tag/attacked",
  "/newsletter/archive",
  "/newsletter/archive/00000000-0000-4000-8000-00000000a77a",
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

test("a sharing picture draws the letters of an attack, and nothing else", async () => {
  const [{ name, tagline }] = (await sql("select name, tagline from public.site_settings")) as [
    { name: string; tagline: string },
  ]
  const drawn = (title: string) => renderOgImage({ name, title, line: tagline })
  const { status, headers, body } = await ask("/og/event/attacked.png")
  expect([status, headers["content-type"]]).toEqual([200, "image/png"])
  expect(body.equals((await drawn(TITLE))!)).toBe(true)
  expect(body.equals((await drawn(TITLE.replace("svg", "")))!)).toBe(false)
})

test("feeds and the sitemap have no element that an attack made", async () => {
  const known =
    /^(\?xml|rss|channel|item|title|link|guid|pubDate|description|dc:creator|category|language|atom:link|lastBuildDate|feed|subtitle|id|updated|entry|published|author|name|summary|urlset|url|loc|lastmod)$/
  for (const path of [
    "/news/blog/feed.rss",
    "/news/blog/feed.atom",
    "/news/blog/tag/attacked/feed.rss",
    "/sitemap.xml",
  ]) {
    const { status, text } = await ask(path)
    expect([path, status]).toEqual([path, 200])
    const names = [...text.matchAll(/<\/?([?\w:!-]+)/g)].map(([, name]) => name!)
    expect([path, names.filter(name => !known.test(name))]).toEqual([path, []])
    expect(text).toContain("/news/blog/attacked")
  }
  const json = JSON.parse((await ask("/news/blog/feed.json")).text)
  expect(json.items.map((item: { title: string }) => item.title)).toContain(TITLE)
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
