import { afterAll, expect, test } from "vitest"
import { SITE_URL } from "#tests/support/backend.ts"
import { sessionSite } from "#tests/support/session-site.ts"

const { browserOf, close, sql } = await sessionSite()
afterAll(close)
const { ask } = browserOf(new Map())

const RECAP = "Forty people left with a kit and knew the six steps."
await sql(
  `with event as (
     insert into public.events (slug, kind, status, title, summary, recap, format, place, street, city, state, time_zone)
     select slug, 'training', 'published', 'Quarry Night', 'Learn it by the quarry.', recap, 'hybrid', 'Quarry House',
       '1 Main Street', 'Springfield', 'Ohio', 'America/Chicago'
     from (values ('quarry-night', null), ('quarry-day', $1)) as made (slug, recap) returning id, slug)
   insert into public.event_dates (event_id, starts_at, ends_at, room_capacity, online_capacity)
   select id, starts_at, starts_at + interval '2 hours', 10, 10
   from event, lateral (select case slug when 'quarry-night' then '2999-07-01T18:00Z' else '2020-07-01T18:00Z' end::timestamptz)
     as at (starts_at)`,
  [RECAP],
)
await sql(
  `insert into public.raffles (slug, title, prize, prize_value, opens_at, closes_at, draws_at, states, sources, method,
     beacon_round, commitment, published_at)
   select 'quarry-' || method, 'Quarry kit', 'A backpack with a kit.', 5, '2999-01-01', '2999-01-02', '2999-01-03', '{Ohio}',
     '{web}', method::public.raffle_method, case method when 'beacon' then 1 end,
     case method when 'commit-reveal' then encode(sha256('a secret'), 'hex') end, now()
   from unnest(array['beacon', 'commit-reveal']) as method`,
)

interface Thing {
  "@type": string
}

async function thingsOn(path: string) {
  const { status, text } = await ask(path)
  expect(status, path).toBe(200)
  const [, json] = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(text)!
  const graph: Thing[] = JSON.parse(json!)["@graph"]
  return { text, graph, thing: (type: string) => graph.find(thing => thing["@type"] === type) }
}

test("an event names its time, place and way to take part", async () => {
  const { thing } = await thingsOn("/events/quarry-night")
  expect(thing("Event")).toMatchObject({
    name: "Quarry Night",
    url: `${SITE_URL}/events/quarry-night`,
    startDate: expect.stringMatching(/^2999-07-01T/),
    eventStatus: "https://schema.org/EventScheduled",
    eventAttendanceMode: "https://schema.org/MixedEventAttendanceMode",
    location: [{ "@type": "Place", name: "Quarry House" }, { "@type": "VirtualLocation" }],
    isAccessibleForFree: true,
    organizer: { "@id": `${SITE_URL}/#organization` },
  })
  expect(thing("BreadcrumbList")).toBeDefined()
})

/** What search engines ask for, by https://developers.google.com/search/docs/appearance/structured-data. */
const REQUIRED: Record<string, string[]> = {
  Organization: ["name", "url", "logo"],
  WebSite: ["name", "url"],
  BlogPosting: ["headline", "image", "datePublished", "dateModified", "author.name", "publisher"],
  NewsArticle: ["headline", "image", "datePublished", "dateModified", "author", "publisher"],
  Event: ["name", "startDate", "endDate", "location", "eventStatus", "image", "offers.price", "organizer"],
  Course: ["name", "description", "provider", "offers.category", "hasCourseInstance.courseWorkload"],
  BreadcrumbList: ["itemListElement"],
}

test("things have the properties that search engines require, and every reference has its thing", async () => {
  const kinds = new Set<string>()
  for (const path of [
    "/",
    "/events/quarry-night",
    "/courses/overdose-response-basics",
    "/news/blog/three-signs",
    "/news/press/three-people-make-a-chapter",
    "/newsletter/archive",
  ]) {
    const { graph } = await thingsOn(path)
    const ids = graph.flatMap(thing => ("@id" in thing ? [thing["@id"]] : []))
    for (const thing of graph) {
      kinds.add(thing["@type"])
      for (const property of REQUIRED[thing["@type"]] ?? []) {
        const value = property
          .split(".")
          .reduce<unknown>((from, name) => (from as Record<string, unknown>)?.[name], thing)
        expect([path, thing["@type"], property, value]).not.toEqual([
          path,
          thing["@type"],
          property,
          undefined,
        ])
      }
      for (const [, id] of JSON.stringify(thing).matchAll(/\{"@id":"([^"]+)"\}/g)) expect(ids).toContain(id)
    }
    const trail = graph.find(thing => thing["@type"] === "BreadcrumbList") as
      | { itemListElement: { position: number; name: string; item: string }[] }
      | undefined
    for (const [index, { position, name, item }] of (trail?.itemListElement ?? []).entries()) {
      expect([position, name.length > 0, item.startsWith(SITE_URL)]).toEqual([index + 1, true, true])
    }
  }
  expect([...kinds].sort()).toEqual(expect.arrayContaining(Object.keys(REQUIRED).sort()))
})

test("a course and an article name what they are and who is behind them", async () => {
  const course = await thingsOn("/courses/overdose-response-basics")
  expect(course.thing("Course")).toMatchObject({
    isAccessibleForFree: true,
    provider: { "@id": `${SITE_URL}/#organization` },
  })
  const article = await thingsOn("/news/blog/three-signs")
  expect(article.thing("BlogPosting")).toMatchObject({
    url: `${SITE_URL}/news/blog/three-signs`,
    datePublished: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T/),
    citation: expect.arrayContaining([expect.objectContaining({ "@type": "WebPage" })]),
  })
  for (const { thing } of [course, article]) {
    expect(thing("BreadcrumbList")).toBeDefined()
    expect(thing("Organization")).toBeDefined()
  }
})

test("the page names its language for browsers and for previews", async () => {
  const { text } = await thingsOn("/events/quarry-night")
  expect(text).toContain('<html lang="en-US"')
  expect(text).toContain('<meta property="og:locale" content="en_US"/>')
})

test("after an event its page tells how it went", async () => {
  const { text } = await thingsOn("/events/quarry-day")
  expect(text).toContain(RECAP)
})

test("a raffle says what its draw doesn't prove, and more for the weaker method", async () => {
  const weaker = "we knew our secret number while entries were open"
  for (const [slug, isWeaker] of [
    ["quarry-beacon", false] as const,
    ["quarry-commit-reveal", true] as const,
  ]) {
    const { text } = await thingsOn(`/raffles/${slug}`)
    expect(text).toContain("What this doesn’t prove")
    expect(text.includes(weaker), slug).toBe(isWeaker)
  }
})
