import { afterAll, expect, test } from "vitest"
import { pageSummaries } from "#app/features/content/queries.ts"
import { KINDS } from "#app/features/content/search/kinds.ts"
import { searchResults } from "#app/features/content/search/queries.ts"
import { testBackend } from "#tests/support/backend.ts"

const backend = await testBackend()
afterAll(backend.close)
const pages = await pageSummaries(backend.visitor)

async function search(question: string) {
  const found = await searchResults(backend.visitor, question, pages)
  return { ...found, results: found.groups.flatMap(({ results }) => results) }
}
const paths = async (question: string) => (await search(question)).results.map(({ path }) => path)

test.each([
  ["fentanyl", "/courses/overdose-response-basics/learn/opioids-and-fentanyl"],
  ["narcan", "/courses/overdose-response-basics/learn/naloxone-hands-on"],
  ["narcan", "/courses/naloxone-in-five-minutes"],
  ["rescue card", "/courses/overdose-response-basics/card"],
  ["naloxone in five minutes", "/courses/naloxone-in-five-minutes"],
  ["recovery position", "/emergency"],
  ["Good Samaritan", "/courses/overdose-response-basics/learn/law-and-myths"],
  ["volunteer", "/get-involved/volunteer"],
])("%s finds %s", async (question, path) => {
  expect(await paths(question)).toContain(path)
})

test("a hit in the title comes before hits in the text", async () => {
  expect((await paths("volunteer"))[0]).toBe("/get-involved/volunteer")
})

test("the beginning of a word, a typo and another form of the word find it", async () => {
  expect(await search("nalox")).toMatchObject({ match: "all" })
  expect(await search("fentanil")).toMatchObject({ match: "similar" })
  expect(await paths("fentanil")).toContain("/courses/overdose-response-basics/learn/opioids-and-fentanyl")
  expect(await paths("volunteering")).toContain("/get-involved/volunteer")
})

test("a typo in a word of an event or an article finds it", async () => {
  await backend.sql(
    `insert into public.events (slug, kind, status, title, summary, format, place, street, city, state, time_zone)
     values ('glockenspiel', 'training', 'published', 'Glockenspiel', 'Practice together.', 'in-person', 'Library',
       '1 Main Street', 'Springfield', 'Ohio', 'America/New_York')`,
  )
  expect(await search("glokenspiel")).toMatchObject({ match: "similar" })
  expect(await paths("glokenspiel")).toEqual(["/events/glockenspiel"])
  await backend.sql(
    "update public.events set slug = 'carillon', title = 'Carillon' where slug = 'glockenspiel'",
  )
  expect(await paths("carilon")).toEqual(["/events/carillon"])
  await backend.sql("delete from public.events where slug = 'carillon'")
  expect(await paths("carillon")).toEqual([])
})

test("the words of a legal text are found while its version is in force", async () => {
  const publish = (version: number, from: string, word: string) =>
    backend.sql(
      `insert into public.policy_texts (kind, version, title, summary, effective_from, sections)
       values ('terms', $1, 'Terms of use', 'A new rule.', $2, $3)`,
      [version, from, JSON.stringify([{ heading: "Rules", paragraphs: [`Be kind to every ${word}.`] }])],
    )
  const [newest] = await backend.sql<{ version: number }>(
    "select max(version) as version from public.policy_texts where kind = 'terms'",
  )
  await publish(newest!.version + 1, "2026-06-01", "axolotl")
  await publish(newest!.version + 2, "2099-01-01", "wombat")
  expect(await paths("axolotl")).toEqual(["/terms"])
  expect(await paths("wombat")).toEqual([])
  await backend.sql("update public.pages set lead = lead || ' Binturong.' where path = '/terms'")
  const documents = await backend.sql(
    `select position('wombat' in passages::text) > 0 as is_next, public_from::date::text as "from", public_until::date::text as until
     from private.search_documents where path = '/terms' and passages::text like '%Binturong%' order by public_from`,
  )
  expect(documents).toEqual([
    { is_next: false, from: "2026-06-01", until: "2099-01-01" },
    { is_next: true, from: "2099-01-01", until: "infinity" },
  ])
  expect(await paths("binturong")).toEqual(["/terms"])
})

test.each([
  ["narcan", "naloxone"],
  ["od", "overdose"],
  ["cpr", "rescue breathing"],
  ["fent", "fentanyl"],
  ["hotline", "helpline"],
])("a search for %s also finds %s", async (word, meaning) => {
  const [found, meant] = [await paths(word), await paths(meaning)]
  expect(found.filter(path => meant.includes(path)).length).toBeGreaterThan(0)
})

test("results are grouped by what they are, the best group first", async () => {
  const { groups } = await search("naloxone")
  expect(groups.map(({ label }) => label)).toContain("Courses and lessons")
  expect(new Set(groups.map(({ label }) => label)).size).toBe(groups.length)
  const kinds = await backend.sql<{ kind: string }>("select distinct kind from private.search_documents")
  expect(kinds.map(({ kind }) => kind).filter(kind => !(kind in KINDS))).toEqual([])
})

test("if no document has all words, documents with some of them are found", async () => {
  expect(await search("volunteer receptors")).toMatchObject({ match: "some" })
  expect(await search("xyzzy qwrtpk")).toMatchObject({ match: "all", results: [] })
})

test("blocks for adults are not found", async () => {
  const adultOnly = await search('"Crush and mix the whole pill"')
  expect(adultOnly.results.flatMap(({ excerpt }) => excerpt.map(({ text }) => text)).join("")).not.toMatch(
    /crush and mix/i,
  )
})

test("a result shows the passage that has the word, with the hit marked and without markup", async () => {
  const { results } = await search("receptors")
  const hits = results.flatMap(({ excerpt }) => excerpt.filter(({ isHit }) => isHit))
  expect(hits.map(({ text }) => text.toLowerCase())).toContain("receptors")
  const text = (await search("naloxone")).results.flatMap(({ excerpt }) => excerpt.map(part => part.text))
  expect(text.join("\n")).not.toMatch(/\*|\]\(|[⟦⟧]|\{[a-z]/)
})

test("words that ask for help now put the emergency page first", async () => {
  for (const question of ["overdose", "not breathing", "blue lips", "help", "emergency", "narcan now"])
    expect((await paths(question))[0], question).toBe("/emergency")
  expect(await search("overdose")).toMatchObject({ isHelpNow: true })
  expect(await search("fentanyl")).toMatchObject({ isHelpNow: false })
})

test("quiz questions and the answers of knowledge checks are never found", async () => {
  const secret = "Wqzzblix"
  await backend.sql(`update public.questions set explanation = $1 where number = 1`, [secret])
  await backend.sql(
    `update public.lessons set blocks = jsonb_insert(blocks, '{0}', jsonb_build_object('kind', 'check', 'id', 'x',
       'stem', $1::text, 'choices', jsonb_build_array(jsonb_build_object('text', $1::text, 'feedback', $1::text))))
     where slug = 'act'`,
    [secret],
  )
  expect(await paths(secret)).toEqual([])
})

test("a course and its lessons are found only while the course is published", async () => {
  const [course] = await backend.sql<{ id: string }>(
    `insert into public.courses (slug, title, summary, minutes, status) values
       ('glimworthy', 'Glimworthy', 'About glimworthy things.', 5, 'draft') returning id`,
  )
  await backend.sql(
    `insert into public.lessons (course_id, slug, position, title, minutes, blocks) values ($1, 'one', 1, 'One', 1,
       '[{"kind": "text", "id": "a", "heading": "A", "paragraphs": ["Glimworthy indeed."]}]')`,
    [course!.id],
  )
  expect(await paths("glimworthy")).toEqual([])
  await backend.sql("update public.courses set status = 'published' where id = $1", [course!.id])
  expect(await paths("glimworthy")).toEqual(["/courses/glimworthy", "/courses/glimworthy/learn/one"])
  await backend.sql("update public.courses set status = 'archived' where id = $1", [course!.id])
  expect(await paths("glimworthy")).toEqual([])
  await backend.sql("delete from public.courses where id = $1", [course!.id])
  expect(await backend.sql("select from private.search_documents where title ilike '%glimworthy%'")).toEqual(
    [],
  )
})

test("a raffle is found only after it is published", async () => {
  await backend.sql(
    `insert into public.raffles (slug, title, prize, prize_value, opens_at, closes_at, draws_at, states, sources, method,
       beacon_round) values ('mossquill', 'Mossquill', 'One mossquill.', 5, '2999-01-01', '2999-01-02', '2999-01-03',
       '{Ohio}', '{web}', 'beacon', 1)`,
  )
  expect(await paths("mossquill")).toEqual([])
  await backend.sql("update public.raffles set published_at = now() where slug = 'mossquill'")
  expect((await search("mossquill")).results).toMatchObject([{ path: "/raffles/mossquill", label: "Raffle" }])
})

test("an event is found while it is published, by its place too", async () => {
  await backend.sql(
    `insert into public.events (slug, kind, title, summary, format, place, street, city, state, time_zone)
     values ('plumwick', 'training', 'Plumwick', 'Learn it among plums.', 'in-person', 'Fernhollow Hall', '1 Main St',
       'Conway', 'Arkansas', 'America/Chicago')`,
  )
  expect(await paths("plumwick")).not.toContain("/events/plumwick")
  await backend.sql("update public.events set status = 'published' where slug = 'plumwick'")
  expect((await search("fernhollow")).results).toMatchObject([{ path: "/events/plumwick", label: "Event" }])
  await backend.sql("update public.events set place = 'Oak Hall' where slug = 'plumwick'")
  expect(await paths("fernhollow")).not.toContain("/events/plumwick")
  await backend.sql("update public.events set status = 'canceled' where slug = 'plumwick'")
  expect(await paths("plumwick")).not.toContain("/events/plumwick")
})

test("an edited page is found by its new words and no longer by its old ones", async () => {
  await backend.sql("update public.pages set lead = 'Now about brambleweft.' where path = '/raffles'")
  expect(await paths("brambleweft")).toEqual(["/raffles"])
  await backend.sql("update public.pages set lead = 'Now about nothing.' where path = '/raffles'")
  expect(await paths("brambleweft")).toEqual([])
})

test("long searches, operators and control characters are answered", async () => {
  for (const question of [
    "a".repeat(5000),
    "naloxone ".repeat(500),
    "'\"&|!():*<->\\",
    "-naloxone",
    "the of and",
  ])
    expect((await search(question)).results.length, question).toBeLessThanOrEqual(21)
})

test("a search with more than 20 hits shows 20 and says that there are more", async () => {
  const many = await search("naloxone")
  expect([many.results.length, many.hasMore]).toEqual([20, true])
  const urgent = await search("overdose")
  expect([urgent.results[0]!.path, urgent.results.length, urgent.hasMore]).toEqual(["/emergency", 20, true])
  const few = await search("dilution")
  expect(few.results.length).toBeLessThan(20)
  expect(few.hasMore).toBe(false)
})

test("courses, lessons, articles, events, chapters, resources, people and pages are found by their title", async () => {
  await backend.sql(
    `insert into public.events (slug, kind, status, title, summary, format, time_zone)
     values ('vibraphone', 'training', 'published', 'Vibraphone', 'Practice together.', 'online', 'America/New_York')`,
  )
  await backend.sql(
    `insert into public.chapters (slug, name, kind, city, state, status, founded_on, about, meets)
     values ('marimba', 'Marimba Falls', 'city', 'Marimba Falls', 'Ohio', 'active', '2020-01-01', 'We meet and practice.', 'Tuesdays')`,
  )
  await backend.sql(
    `insert into public.raffles (slug, title, prize, prize_value, opens_at, closes_at, draws_at, states, sources, method,
       beacon_round, published_at) values ('xylophone', 'Xylophone', 'One xylophone', 5, '2999-01-01', '2999-01-02', '2999-01-03',
       '{Ohio}', '{web}', 'beacon', 1, now())`,
  )
  await backend.sql(
    `insert into public.team_members (name, role, text, category, portrait, joined_on, consented_on)
     values ('Kalimba Jones', 'Instructor', 'Teaches what to do in an overdose.', 'board', 'bun', '2019-01-01', '2020-01-01')`,
  )
  const documents = await backend.sql<{ kind: string; title: string; path: string }>(
    "select distinct on (kind) kind, title, path from private.search_documents order by kind, path",
  )
  expect(documents.map(({ kind }) => kind).sort()).toEqual(Object.keys(KINDS).sort())
  for (const { kind, title, path } of documents)
    expect([kind, await paths(title)]).toEqual([kind, expect.arrayContaining([path])])
})
