import { afterAll, expect, test } from "vitest"
import routes from "#app/routes.ts"
import { SITE_URL } from "#tests/support/backend.ts"
import { sessionSite } from "#tests/support/session-site.ts"

const { backend, browserOf, close, signedInBrowser, site, sql, age } = await sessionSite()
backend.onChange(site.drop)
afterAll(close)
const { ask } = browserOf(new Map())

await sql(
  `with event as (
     insert into public.events (slug, kind, status, title, summary, format, time_zone)
     values ('found-by-search', 'training', 'published', 'Found by search', 'An event for search engines.', 'online',
       'America/Chicago') returning id)
   insert into public.event_dates (event_id, starts_at, ends_at, online_capacity)
   select id, now() + interval '1 day', now() + interval '25 hours', 10 from event`,
)
await sql(
  `insert into public.raffles (slug, title, prize, prize_value, opens_at, closes_at, draws_at, states, sources, method,
     beacon_round, published_at) values ('found-by-search', 'A kit', 'A backpack with a kit.', 5, '2999-01-01', '2999-01-02',
     '2999-01-03', '{Ohio}', '{web}', 'beacon', 1, now())`,
)

const sitemap = (await ask("/sitemap.xml")).text
const entries = [...sitemap.matchAll(/<url><loc>([^<]+)<\/loc>(?:<lastmod>([^<]+)<\/lastmod>)?<\/url>/g)].map(
  ([, loc, lastmod]) => ({ path: loc!.slice(SITE_URL.length), lastmod }),
)
const listed = new Set(entries.map(({ path }) => path))

interface RouteEntry {
  path?: string
  file: string
}

/** The pages of the route table, without those of developers and without resources. */
const pageRoutes = [...routes]
  .flatMap((entry): RouteEntry[] => [entry, ...(entry.children ?? [])])
  .filter(
    ({ path = "", file }) =>
      file.startsWith("pages/") && !/^(pages\/resources|pages\/dev)/.test(file) && path !== "*",
  )
  .map(({ path = "" }) => `/${path}`)

/** One path of the sitemap for each route, so that each is opened once. */
function listedPathOf(route: string) {
  const pattern = new RegExp(`^${route.replaceAll(/:\w+/g, "[^/]+")}$`)
  const isOfAnother = (path: string) => pageRoutes.includes(path) && path !== route
  return [...listed].find(path => pattern.test(path) && !isOfAnother(path))
}

function headOf(html: string) {
  const content = (name: string) =>
    new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1]
  const image = content("og:image")
  return {
    title: /<title>([^<]+)<\/title>/.exec(html)?.[1],
    canonical: [...html.matchAll(/<link rel="canonical" href="([^"]+)"/g)].map(([, href]) => href),
    lang: /<html lang="([^"]+)"/.exec(html)?.[1],
    ...{ robots: content("robots"), description: content("description"), url: content("og:url") },
    ...{ locale: content("og:locale"), image, alt: content("og:image:alt") },
    size: [content("og:image:width"), content("og:image:height")],
  }
}

test("every page that search engines may list says who it is, with and without a query", async () => {
  const pages = pageRoutes.flatMap(route => listedPathOf(route) ?? [])
  expect(pages.length).toBeGreaterThan(35)
  const images = new Set<string>()
  for (const path of pages) {
    for (const asked of [path, `${path}?utm_source=x&before=y&month=2026-01`]) {
      const { status, text } = await ask(asked)
      // A list has no page after an unknown row.
      if (asked !== path && status === 404) continue
      expect([asked, status]).toEqual([asked, 200])
      const head = headOf(text)
      expect([asked, head.canonical, head.url]).toEqual([asked, [SITE_URL + path], SITE_URL + path])
      expect([asked, head.robots]).toEqual([asked, undefined])
      expect([asked, head.lang, head.locale]).toEqual([asked, "en-US", "en_US"])
      expect([asked, head.size]).toEqual([asked, ["1200", "630"]])
      for (const text of [head.title, head.description, head.alt])
        expect(text?.length, asked).toBeGreaterThan(8)
      images.add(head.image!)
    }
  }
  // The home page and lists of one family may share one.
  expect(images.size).toBeGreaterThan(pages.length * 0.6)
})

test("every other page is closed to visitors or tells search engines not to list it", async () => {
  const others = pageRoutes
    .filter(route => !listedPathOf(route))
    .map(route => route.replaceAll(/:\w+\??/g, "x"))
  expect(others.length).toBeGreaterThan(20)
  const robots = (await ask("/robots.txt")).text
  const closed = [...robots.matchAll(/^Disallow: (\S+)$/gm)].map(([, start]) => start!)
  const open: string[] = []
  for (const path of others) {
    const { status, text } = await ask(path.replace(/\/$/, ""))
    const isListable = status === 200 && !headOf(text).robots?.includes("noindex")
    if (isListable && !closed.some(start => path.startsWith(start))) open.push(path)
  }
  expect(open).toEqual([])
})

test("pages of members and staff tell search engines not to list them", async () => {
  const browser = await signedInBrowser()
  await sql("insert into public.user_roles (user_id, role) values ($1, 'admin')", [browser.userId])
  await sql("update auth.sessions set aal = 'aal2' where user_id = $1", [browser.userId])
  age(browser.cookies)
  const paths = pageRoutes
    .filter(route => /^\/(me|staff|guardian)(\/|$)/.test(route) && !/:\w+(\/|$)/.test(route))
    .map(route => route.replace(/\/:\w+\?/, ""))
    .filter(path => !listed.has(path))
  expect(paths.length).toBeGreaterThan(35)
  for (const path of paths) {
    const { status, text } = await browser.ask(path.replace(/\/$/, ""))
    if (status >= 300) continue
    expect([path, headOf(text).robots]).toEqual([path, expect.stringContaining("noindex")])
  }
})

test("a sharing picture exists for each kind of page", async () => {
  for (const path of ["/", "/events/found-by-search", "/raffles/found-by-search", "/about/impact"]) {
    const { image } = headOf((await ask(path)).text)
    const picture = await ask(image!.slice(SITE_URL.length))
    expect([image, picture.status, picture.headers["content-type"]]).toEqual([image, 200, "image/png"])
    expect([picture.body.readUInt32BE(16), picture.body.readUInt32BE(20)]).toEqual([1200, 630])
  }
})

test("the sitemap has when the row behind each page changed, and no address twice", async () => {
  expect(listed.size).toBe(entries.length)
  for (const [table, path] of [
    ["articles", "/news/blog/three-signs"],
    ["events", "/events/found-by-search"],
    ["raffles", "/raffles/found-by-search"],
  ] as const) {
    const [row] = await sql<{ updated_at: Date }>(`select updated_at from public.${table} where slug = $1`, [
      path.split("/").at(-1),
    ])
    const entry = entries.find(candidate => candidate.path === path)
    expect([path, entry?.lastmod]).toEqual([path, new Date(row!.updated_at).toISOString()])
  }
})

test("every page with rows behind it has the date of its last change in the sitemap", () => {
  const undated = entries.filter(({ lastmod }) => !lastmod).map(({ path }) => path)
  expect(undated).toEqual([
    "/",
    "/about/chapters/apply",
    "/donate/wall",
    "/narcatsworld/daily",
    "/narcatsworld/wardrobe",
    "/newsletter/archive",
  ])
})

test("a later page of a list is its own canonical page, between the newer and the older one", async () => {
  await sql(
    `insert into public.articles (kind, slug, status, published_at, title, summary, tags, blocks, category_id, author_id)
     select kind, kind || '-of-many-' || n, 'published', now() - interval '1 year' - n * interval '1 day',
       'One of many ' || n, 'One of many articles on a list.', '{of-many}', '[{"kind": "opening", "text": "Hello."}]',
       case when kind = 'blog' then (select id from public.article_categories where slug = 'myths') end,
       case when kind = 'blog' then (select id from public.authors limit 1) end
     from unnest('{blog,press}'::public.article_kind[]) as kind, generate_series(1, 34) as n`,
  )
  await sql(
    `with issues as (
       insert into public.newsletter_issues (id, article_id, topic, subject, note, status, tested, tested_at, started_at, finished_at)
       select gen_random_uuid(), id, 'guidance', title, '', 'sent', '{}', now(), now(), published_at
       from public.articles where slug like '%-of-many-%'
       returning id, article_id, topic, subject, finished_at)
     insert into public.newsletter_archive (id, article_id, topic, subject, note, title, summary, sent_at)
     select id, article_id, topic, subject, '', subject, 'One of many newsletters.', finished_at from issues`,
  )
  site.drop(["articles", "article_tags", "newsletter_archive"])
  const lists = ["/news/blog", "/news/blog/category/myths", "/news/blog/tag/of-many", "/news/press"]
  for (const path of [...lists, "/newsletter/archive"]) {
    const first = await linksOf(path)
    expect(first).toEqual({ canonical: path, next: expect.stringMatching(/\?before=[\w-]+$/) })
    const second = await linksOf(first.next!)
    expect(second).toEqual({ canonical: first.next, prev: path, next: expect.stringContaining("?before=") })
    const third = await linksOf(second.next!)
    expect(third).toMatchObject({ canonical: second.next, prev: first.next })
    expect((await ask(second.next!)).text).toContain(`href="${first.next}"`)
  }
  for (const path of lists)
    expect((await linksOf(`${path}?before=unknown&utm_source=x`)).canonical).toBe(path)
  expect((await ask("/newsletter/archive?before=unknown")).status).toBe(404)
})

async function linksOf(path: string) {
  const { text } = await ask(path)
  const links = [...text.matchAll(/<link rel="(canonical|prev|next)" href="([^"]+)"/g)]
  return Object.fromEntries(links.map(([, rel, href]) => [rel!, href!.slice(SITE_URL.length)]))
}

test("an article names its author and date, and can be shared without script", async () => {
  for (const [path, author] of [
    ["/news/blog/nine-months-as-a-chapter-of-three", "Theo Park"],
    ["/news/press/three-people-make-a-chapter", null],
  ] as const) {
    const { text } = await ask(path)
    const title = /<meta property="og:title" content="([^"|]+) \|/.exec(text)![1]!
    const [row] = await sql<{ day: string }>(
      "select published_at::date::text as day from public.articles where slug = $1",
      [path.split("/").at(-1)],
    )
    expect(text).toMatch(new RegExp(`<time dateTime="${row!.day}[^"]*">`, "i"))
    if (author) expect(text).toMatch(new RegExp(`<b>${author}</b><span[^>]*>[^<]{5,}</span>`))
    else expect(text).not.toMatch(/<b>[^<]*<\/b><span[^>]*>[^<]*<\/span><span[^>]*><time/)
    const targets = [
      ...text.matchAll(/href="((?:https:\/\/(?:[\w.]*whatsapp|www\.facebook)\.com|mailto:)[^"]*)"/g),
    ]
      .map(([, href]) => decodeURIComponent(href!.replaceAll("&amp;", "&")))
      .filter(href => href.includes(SITE_URL + path))
    expect(targets.map(href => /^(?:mailto|https:\/\/[\w.]+)/.exec(href)![0]).sort(), path).toEqual([
      expect.stringContaining("whatsapp"),
      "https://www.facebook.com",
      "mailto",
    ])
    expect(
      targets.find(href => href.startsWith("mailto")),
      path,
    ).toContain(title)
  }
})

test("beyond 500 events the sitemap is a list of files, each with at most 500 addresses", async () => {
  expect((await ask("/sitemap/articles.xml")).text).toContain("/news/blog/three-signs</loc>")
  const [row] = await sql<{ id: string }>("select id from public.articles where slug = 'three-signs'")
  const ofDigits = await ask(`/sitemap/articles-${row!.id.slice(0, 2)}.xml`)
  expect(ofDigits.text).toContain("/news/blog/three-signs</loc>")
  for (const path of [
    "/sitemap/articles-0000.xml",
    "/sitemap/articles-g.xml",
    "/sitemap/articles-.xml",
    "/sitemap/pages-1.xml",
    "/sitemap/x.xml",
  ])
    expect([path, (await ask(path)).status]).toEqual([path, 404])
  await sql(
    `insert into public.events (slug, kind, status, title, summary, format, time_zone)
     select 'many-' || n, 'training', 'published', 'Many', 'One of many events.', 'online', 'America/Chicago'
     from generate_series(1, 1000) n`,
  )
  await expect.poll(async () => (await ask("/sitemap.xml")).text).toContain("<sitemapindex")
  const files = [...(await ask("/sitemap.xml")).text.matchAll(/<sitemap><loc>([^<]+)<\/loc><\/sitemap>/g)]
  const found = new Set<string>()
  for (const [, file] of files) {
    const { status, text } = await ask(file!.slice(SITE_URL.length))
    expect([file, status]).toEqual([file, 200])
    const locs = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc]) => loc!.slice(SITE_URL.length))
    expect(locs.length).toBeLessThanOrEqual(500)
    for (const loc of locs) found.add(loc)
  }
  for (const path of [...listed, "/events/many-1000"]) expect([path, found.has(path)]).toEqual([path, true])
})

test("the former address of an article leads to the new one for good, with its query", async () => {
  await sql("update public.articles set slug = 'three-signs-of-it' where slug = 'three-signs'")
  const asked = "/news/blog/three-signs?utm_source=a%0d%0aSet-Cookie:x"
  await expect.poll(async () => (await ask(asked)).status).toBe(301)
  const { headers } = await ask(asked)
  expect(headers.location).toBe("/news/blog/three-signs-of-it?utm_source=a%0D%0ASet-Cookie%3Ax")
  expect(headers["set-cookie"]).toBeUndefined()
})

test("the language of the site's settings is in the page and its previews", async () => {
  await sql("update public.site_settings set default_locale = 'es-MX'")
  await expect.poll(async () => headOf((await ask("/about")).text).lang).toBe("es-MX")
  expect(headOf((await ask("/about")).text).locale).toBe("es_MX")
})
