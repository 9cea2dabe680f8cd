import { RouterContextProvider } from "react-router"
import { expect, test } from "vitest"
import { pageHandlers } from "#server/pages/page-handlers.ts"

// The built site: deferred hydration and rendering to a string depend on the markup that React Router writes.
const build = await import("../../build/server/index.js" as string)
const handlerFor = pageHandlers(build)

const settings = {
  name: "Open Airway",
  tagline: "Breathe",
  description: "</script><script>alert(1)</script>\u2028",
  twitter: null,
  default_locale: "en-US",
  separator: "|",
  title_separator: null,
  trailing_slash: false,
}

const MARK = "0123456789abcdef"
// Of the pages below, because other test files use the same build. A lost feed ("all") would keep their rows for an outage.
const TABLES = [
  ...[
    "site_settings",
    "pages",
    "impact_metrics",
    "courses",
    "lessons",
    "articles",
    "events",
    "chapters",
    "raffles",
  ],
]

/** A database that holds the settings and is otherwise empty. */
const rows = (url: string) =>
  Response.json(url.includes("/site_settings") ? settings : url.includes("/rpc/next_") ? null : [])

async function visit(path: string, answer: (url: string) => Response = rows, isOutage = false) {
  build.entry.module.dropCachedQueries(TABLES)
  const reported: unknown[] = []
  const context = new RouterContextProvider()
  context.set(build.entry.module.appContext, {
    fetch: async (input: unknown) => answer(input instanceof Request ? input.url : String(input)),
    supabaseUrl: "http://supabase.test",
    publishableKey: "sb_publishable_test",
    siteUrl: "http://site.test",
    requestId: "request",
    scriptNonce: MARK,
    isOutage: () => isOutage,
    report: (error: unknown) => reported.push(error),
  })
  const response = await handlerFor(path.split("?")[0]!)(new Request(`http://site.test${path}`), context)
  return { response, html: (response as Response & { html?: string[] }).html?.join("") ?? "", reported }
}

test("a page carries its complete loader data for hydration", async () => {
  const { html, response } = await visit("/")
  expect(response.status).toBe(200)
  expect(html).toMatch(/streamController\.enqueue\(.*sb_publishable_test.*\)/)
  expect(html).toContain("streamController.close()")
  expect(html.endsWith("</body></html>")).toBe(true)
})

test("text from the database cannot close the script that contains it", async () => {
  const { html } = await visit("/")
  expect(html).not.toContain("<script>alert(1)")
  const [, loaderData] = /streamController\.enqueue\((.*?)\);<\/script>/s.exec(html)!
  expect(loaderData).not.toMatch(/[<>&\u2028]/)
})

test("a page that is the same for every visitor is public and names its tables", async () => {
  const { response } = await visit("/")
  expect(response.headers.get("cache-control")).toMatch(/^public/)
  expect(response.headers.get("x-content-tables")?.split(",")).toContain("site_settings")
})

test("a page that the clock changes says when, by the first moment of all its parts", async () => {
  const raffle = (changes_at: string | null) => ({
    ...{ slug: "mug", title: "Mug", prize: "One mug.", state: "scheduled", entry_count: 0, changes_at },
    ...{ opens_at: "2999-01-02", closes_at: "2999-01-03", time_zone: "America/Chicago" },
  })
  const raffles = [raffle(null), raffle("2999-01-02T12:00:00+00:00"), raffle("2999-01-01T12:00:00+00:00")]
  const { response } = await visit("/raffles", url =>
    url.includes("/raffles?") ? Response.json(raffles) : rows(url),
  )
  expect(response.headers.get("x-content-until")).toBe(String(Date.parse("2999-01-01T12:00:00Z")))
  expect((await visit("/")).response.headers.has("x-content-until")).toBe(false)
})

test.each(["/", "/news/blog/feed.rss", "/news/press/feed.json", "/sitemap.xml"])(
  "%s is cached until the next article appears or disappears",
  async path => {
    const { response } = await visit(path, url =>
      url.includes("/rpc/next_article_change") ? Response.json("2999-01-01T12:00:00+00:00") : rows(url),
    )
    expect(response.headers.get("x-content-until")).toBe(String(Date.parse("2999-01-01T12:00:00Z")))
  },
)

test("an unknown path is a 404 that is not cached", async () => {
  const { html, reported, response } = await visit("/nowhere")
  expect(response.status).toBe(404)
  expect(response.headers.get("cache-control")).toBe("private, no-store")
  expect(html).toContain("couldn&#x27;t find the page")
  expect(reported).toEqual([])
})

test("when the database fails, the page shows a plain sentence and the reason is logged", async () => {
  const secret = "password authentication failed for postgres://u:p@h"
  const { html, reported, response } = await visit("/", () =>
    Response.json({ message: secret }, { status: 500 }),
  )
  expect(response.status).toBe(500)
  expect(response.headers.get("cache-control")).toBe("private, no-store")
  expect(html).toContain("An error occurred: Something went wrong on our side.")
  expect(html).not.toContain("postgres://")
  expect(String((reported[0] as Error).message)).toContain("password authentication failed")
})

test("a page that fails during an outage shows 503, and the browser can read it", async () => {
  const fail = () => Response.json({ message: "down" }, { status: 503 })
  expect((await visit("/", fail)).html).toMatch(/<span>5<\/span><img/)
  const { html } = await visit("/", fail, true)
  expect(html).toMatch(/<span>5<\/span><img[^>]*><span>3<\/span>/)
  expect(html).toMatch(/<html[^>]* data-status="503"/)
})

test("a page has inline scripts and one loader, and nothing that a browser fetches at once", async () => {
  const { html } = await visit("/")
  expect(html).not.toContain('type="module"')
  expect(html).not.toContain('rel="modulepreload"')
  expect(html.match(/<script[^>]* src=/g)).toBeNull()
  const [, attributes = "", text = ""] = /<script([^>]*data-modules=[^>]*)>([\s\S]*?)<\/script>/.exec(html)!
  expect(attributes).toContain(`nonce="${MARK}"`)
  expect(attributes).toContain('type="text/plain"')
  expect(attributes).toContain('data-ssr="true"')
  expect(attributes).toMatch(/data-modules="\/assets\/entry.client-[^" ]+\.js( \/assets\/[^" ]+\.js)+"/)
  expect(text).toMatch(/window\.__reactRouterRouteModules = \{"root":route0/)
  expect(text).toMatch(/import\("\/assets\/entry\.client-[^"]+"\);$/)
  expect(html.match(/<script[^>]*>\(function/g)).toHaveLength(1)
  expect(html.indexOf('<script nonce="0123456789abcdef">(function')).toBeLessThan(html.indexOf("</head>"))
})

test("a page is the same whether its fragments are rendered or cached", async () => {
  for (const path of ["/", "/search", "/search?q=breath"]) {
    const { html: rendered } = await visit(path)
    const { html: cached } = await visit(path)
    expect(cached).toBe(rendered)
    expect(cached).not.toContain("data-fragment")
    expect(cached.match(/<footer/g)).toHaveLength(1)
  }
  const { html: renamed } = await visit("/", url =>
    Response.json(url.includes("/site_settings") ? { ...settings, name: "Second Wind" } : []),
  )
  expect(renamed).not.toContain("Open Airway")
})

test("a page lists its own routes and those of its parent paths, and no others", async () => {
  const routesOn = async (path: string) => {
    const { html } = await visit(path)
    const manifest = /window\.__reactRouterManifest = (\{[\s\S]*?\n\});/.exec(html)![1]!
    return Object.keys(JSON.parse(manifest).routes).sort()
  }
  expect(await routesOn("/")).toEqual(["layouts/newdefault", "pages/home", "root"])
  expect(await routesOn("/courses/none/quiz")).toEqual(
    [
      "layouts/course",
      "layouts/default",
      "layouts/newdefault",
      "pages/courses/detail",
      "pages/courses/list",
    ].concat("pages/courses/quiz", "pages/home", "root"),
  )
})

test("the routes of links on a page can be discovered", async () => {
  const url = `http://site.test/__manifest?paths=%2Fme%2Fnotifications&version=${build.assets.version}`
  const response = await handlerFor("/__manifest")(new Request(url), new RouterContextProvider())
  expect(Object.keys(await response.json())).toEqual(["root", "layouts/default", "pages/me/notifications"])
})

test("an error page defers hydration too", async () => {
  const { html } = await visit("/nowhere")
  expect(html).toContain("data-modules=")
  expect(html).not.toContain('type="module"')
})

test("only the fonts that every first view uses are preloaded", async () => {
  const preloaded = async (path: string) => {
    const { html } = await visit(path)
    const fonts = [...html.matchAll(/<link [^>]*rel="preload" as="font"[^>]*href="\/assets\/([^"]+)"[^>]*>/g)]
    for (const [link] of fonts) expect(link).toMatch(/crossOrigin="anonymous"[^>]*fetchPriority="low"/i)
    return fonts.map(([, file = ""]) => file.replace(/-[\w-]{8}\.woff2$/, ""))
  }
  const everywhere = ["anybody", "atkinson-hyperlegible-next"]
  expect(await preloaded("/search")).toEqual(everywhere)
  expect(await preloaded("/")).toEqual(everywhere)
})
