import { afterAll, expect, test } from "vitest"
import { SITE_URL } from "#tests/support/backend.ts"
import { sessionSite } from "#tests/support/session-site.ts"

const { browserOf, close, sql } = await sessionSite()
afterAll(close)
const { ask } = browserOf(new Map())

/** An active chapter and a paused one, which visitors do not find. */
async function twoChapters() {
  const word = `Quillby${crypto.randomUUID().replaceAll("-", "").slice(0, 8)}`
  await sql(
    `insert into public.chapters (slug, name, kind, city, state, status, founded_on, about)
     select lower($1) || '-' || status, $1 || ' ' || status, 'city', $1, 'Ohio', status::public.chapter_status, '2024-05-01',
       'We teach in the old mill every Sunday.'
     from unnest(array['active', 'paused']) as status`,
    [word],
  )
  const page = `/about/chapters/${word.toLowerCase()}`
  return { word, path: `${page}-active`, paused: `${page}-paused` }
}

// The site caches the chapters, so both tests share them.
const { word, path, paused } = await twoChapters()

test("the page of a chapter describes it for search engines and has its own sharing picture", async () => {
  const { text } = await ask(path)
  const picture = `/og/chapter/${path.split("/").at(-1)}.png`
  expect(text).toContain(`<meta property="og:image" content="${SITE_URL}${picture}"/>`)
  expect(text).toContain(`<link rel="canonical" href="${SITE_URL}${path}"/>`)
  const [, json] = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(text)!
  const graph: { "@type": string }[] = JSON.parse(json!)["@graph"]
  expect(graph.find(thing => thing["@type"] === "NGO")).toMatchObject({
    url: `${SITE_URL}${path}`,
    description: "We teach in the old mill every Sunday.",
    areaServed: { "@type": "City", name: `${word}, Ohio` },
    parentOrganization: { "@id": `${SITE_URL}/#organization` },
  })
  expect((await ask(picture)).status).toBe(200)
  expect((await ask(paused)).status).toBe(404)
})

test("sitemap and search name active chapters only", async () => {
  const sitemap = (await ask("/sitemap.xml")).text
  expect(sitemap).toContain(`<loc>${SITE_URL}${path}</loc>`)
  expect(sitemap).not.toContain(paused)
  const found = (await ask(`/search?q=${word}`)).text
  expect(found).toContain(`href="${path}"`)
  expect(found).not.toContain(paused)
})
