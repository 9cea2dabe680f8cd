import { expect, test } from "vitest"
import { absoluteUrl, canonicalUrl, fullTitle, siteConfig, titleFromPath } from "./site-config.ts"

const config = siteConfig({ name: "Open Airway", url: "https://airway.example" })

test.each([
  ["/get-certified", "Get Certified"],
  ["/narcatsworld", "Narcatsworld"],
  ["/news/chapter-of-the-week", "Chapter Of The Week"],
  ["/about/OUR-history/", "Our History"],
  ["/courses/caf%C3%A9-talk?x=1#y", "Café Talk"],
  ["/%E0%A4%A", "%e0%a4%a"],
  ["/a--b", "A B"],
  ["/", ""],
  ["", ""],
])("the title of %s is %j", (path, title) => {
  expect(titleFromPath(path)).toBe(title)
})

test("the full title is title, separator and site name; without a title only the name", () => {
  expect(fullTitle("About", config)).toBe("About | Open Airway")
  expect(fullTitle("", config)).toBe("Open Airway")
  expect(fullTitle("  ", config)).toBe("Open Airway")
  expect(fullTitle("About", siteConfig(config, { titleSeparator: "–" }))).toBe("About – Open Airway")
})

test("the title separator defaults to the separator", () => {
  const { separator, titleSeparator } = siteConfig({ separator: "·" })
  expect([separator, titleSeparator]).toEqual(["·", "·"])
})

test("later layers win, and empty values are ignored", () => {
  const merged = siteConfig(
    { name: "One", twitter: "one", trailingSlash: true, indexable: false },
    { name: "Two", twitter: "", description: null, trailingSlash: false },
  )
  expect(merged).toMatchObject({ name: "Two", twitter: "one", trailingSlash: false, indexable: false })
})

test("the URL gets a scheme and loses its trailing slash; the current locale defaults to the default locale", () => {
  expect(siteConfig({ url: "airway.example/", defaultLocale: "es" })).toMatchObject({
    url: "https://airway.example",
    currentLocale: "es",
  })
  expect(siteConfig({ url: "http://localhost:3000" }).url).toBe("http://localhost:3000")
})

test.each([
  [false, "/about", "/about"],
  [false, "/about/", "/about"],
  [false, "/", "/"],
  [false, "", "/"],
  [false, "/about?page=2#team", "/about"],
  [true, "/about", "/about/"],
  [true, "/about/?x", "/about/"],
  [true, "/", "/"],
  [true, "/sitemap.xml", "/sitemap.xml"],
  [true, "/v1.2/notes", "/v1.2/notes/"],
  [false, "/sitemap.xml/", "/sitemap.xml"],
])("with trailing slash %s, the canonical path of %s is %s", (trailingSlash, path, canonical) => {
  expect(canonicalUrl(path, { ...config, trailingSlash })).toBe(`https://airway.example${canonical}`)
})

test("relative URLs become absolute, absolute URLs stay", () => {
  expect(absoluteUrl("/a.png", config)).toBe("https://airway.example/a.png")
  expect(absoluteUrl("a.png", config)).toBe("https://airway.example/a.png")
  expect(absoluteUrl("https://cdn.example/a.png", config)).toBe("https://cdn.example/a.png")
})
