import type { MetaDescriptor } from "react-router"
import { expect, test } from "vitest"
import { defaultMeta, mergeMeta, pageMeta, rootData } from "./page-meta.ts"
import { breadcrumbs } from "./structured-data.ts"

const root = {
  siteUrl: "https://airway.example",
  settings: {
    name: "Open Airway",
    tagline: "Anyone can.",
    description: "We teach.",
    twitter: "openairway",
    default_locale: "en-US",
    separator: "|",
    title_separator: null,
    trailing_slash: false,
    closed: "",
  },
}

function tagsOf(tags: MetaDescriptor[]) {
  const pairs = tags.flatMap(tag => {
    const { title, name, property, content, rel, href } = tag as Record<string, string>
    const key = title ? "title" : (name ?? property ?? rel)
    return key ? [[key, title ?? content ?? href]] : []
  })
  expect(new Set(pairs.map(([key]) => key)).size, "each tag once").toBe(pairs.length)
  return Object.fromEntries(pairs)
}

function graphOf(tags: MetaDescriptor[]) {
  const found = tags.find(tag => "script:ld+json" in tag) as { "script:ld+json": { "@graph": unknown[] } }
  return found["script:ld+json"]["@graph"]
}

test("a page without its own tags gets every default", () => {
  expect(tagsOf(pageMeta({ path: "/about/our-history?from=x" }, root))).toEqual({
    title: "Our History | Open Airway",
    description: "We teach.",
    canonical: "https://airway.example/about/our-history",
    "og:type": "website",
    "og:url": "https://airway.example/about/our-history",
    "og:locale": "en_US",
    "og:site_name": "Open Airway",
    "og:title": "Our History | Open Airway",
    "og:description": "We teach.",
    "og:image": "https://airway.example/og/site/default.png",
    "og:image:width": "1200",
    "og:image:height": "630",
    "og:image:alt": "Our History | Open Airway",
    "twitter:card": "summary_large_image",
    "twitter:site": "@openairway",
    "twitter:creator": "@openairway",
  })
})

test("the home page's title is the site's name", () => {
  expect(tagsOf(pageMeta({ path: "/" }, root)).title).toBe("Open Airway")
})

test("the Twitter handle works with and without an at sign, and is optional", () => {
  const withAt = { ...root, settings: { ...root.settings, twitter: "@openairway" } }
  expect(tagsOf(pageMeta({ path: "/" }, withAt))["twitter:site"]).toBe("@openairway")
  const without = { ...root, settings: { ...root.settings, twitter: null } }
  expect(tagsOf(pageMeta({ path: "/" }, without))).not.toHaveProperty("twitter:site")
})

test("a page's title and description are used for search and for sharing", () => {
  const tags = tagsOf(
    pageMeta({ path: "/events/gala", title: "Gala", description: "Come.", image: "/gala.jpg" }, root),
  )
  expect(tags).toMatchObject({
    title: "Gala | Open Airway",
    "og:title": "Gala | Open Airway",
    description: "Come.",
    "og:description": "Come.",
    "og:image": "https://airway.example/gala.jpg",
  })
  expect(tags).not.toHaveProperty("og:image:width")
})

test("a page's tag overrides the default of the same name", () => {
  const tags = [
    { title: "Only this" },
    { property: "og:type", content: "article" },
    { name: "twitter:card", content: "summary" },
    { tagName: "link", rel: "canonical", href: "https://elsewhere.example/" },
    { property: "og:image", content: "https://elsewhere.example/a.png" },
  ] satisfies MetaDescriptor[]
  const merged = tagsOf(pageMeta({ path: "/a", tags }, root))
  expect(merged).toMatchObject({
    title: "Only this",
    "og:type": "article",
    "twitter:card": "summary",
    canonical: "https://elsewhere.example/",
    "og:image": "https://elsewhere.example/a.png",
  })
  expect(merged).not.toHaveProperty("og:image:alt")
})

test("tags that may repeat are not merged", () => {
  const alternate = (hrefLang: string) =>
    ({ tagName: "link", rel: "alternate", hrefLang, href: "/x" }) as const
  expect(mergeMeta([alternate("es")], [alternate("fr")])).toHaveLength(2)
})

test("a page without meta takes its title from the innermost handle", () => {
  const matches = [
    { id: "root", loaderData: root, handle: undefined },
    { id: "layout", handle: { title: "Outer" } },
    { id: "page", handle: { title: "Inner" } },
  ]
  expect(tagsOf(defaultMeta(matches, "/x")).title).toBe("Inner | Open Airway")
  expect(tagsOf(defaultMeta(matches.slice(0, 2), "/x")).title).toBe("Outer | Open Airway")
  expect(tagsOf(defaultMeta(matches.slice(0, 1), "/get-certified")).title).toBe("Get Certified | Open Airway")
})

test("without root data a page keeps its own title", () => {
  expect(rootData([])).toBeUndefined()
  expect(pageMeta({ path: "/a", title: "A" }, undefined)).toEqual([{ title: "A" }])
  expect(pageMeta({ path: "/a" }, undefined)).toEqual([])
})

test("structured data describes the organization, the site and the page", () => {
  const trail = breadcrumbs([{ name: "About", path: "/about" }], {
    url: "https://airway.example",
  } as Parameters<typeof breadcrumbs>[1])
  const graph = graphOf(pageMeta({ path: "/about", things: [trail] }, root))
  expect(graph).toMatchObject([
    {
      "@type": "Organization",
      name: "Open Airway",
      logo: "https://airway.example/default_logo.svg",
      sameAs: ["https://x.com/openairway"],
    },
    { "@type": "WebSite", publisher: { "@id": "https://airway.example/#organization" } },
    { "@type": "BreadcrumbList", itemListElement: [{ position: 1, item: "https://airway.example/about" }] },
  ])
})

test("structured data names the logo that the office has chosen", () => {
  const branding = { logo: "/logos/1.png", logoLight: "/logos/1-on-dark.png", logoHeight: 50 }
  const chosen = { ...root, settings: { ...root.settings, branding } }
  expect(graphOf(pageMeta({ path: "/about" }, chosen))[0]).toMatchObject({
    logo: "https://airway.example/logos/1.png",
  })
})
