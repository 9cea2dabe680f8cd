import { expect, test } from "vitest"
import { sectionsSchema } from "./sections.ts"

const opening = { kind: "opening", lines: ["Say hello"] }

test("a page is a list of sections of known kinds", () => {
  const sections = sectionsSchema.parse([opening, { kind: "prose", paragraphs: ["Hello."] }])
  expect(sections).toEqual([
    { kind: "opening", shape: "wide", lines: ["Say hello"], buttons: [] },
    { kind: "prose", paragraphs: ["Hello."] },
  ])
  expect(sectionsSchema.safeParse([{ kind: "carousel", items: [] }]).success).toBe(false)
})

test("a misspelled property of a section is rejected, not ignored", () => {
  expect(sectionsSchema.safeParse([{ kind: "prose", paragraphs: ["Hello."], headline: "Hi" }]).success).toBe(
    false,
  )
})

test("an opening can only come first", () => {
  const prose = { kind: "prose", paragraphs: ["Hello."] }
  expect(sectionsSchema.safeParse([prose]).success).toBe(true)
  expect(sectionsSchema.safeParse([prose, opening]).success).toBe(false)
})

test.each([
  ["/about", true],
  ["mailto:hello@openairway.example", true],
  ["tel:911", true],
  ["https://example.org/", true],
  ["//elsewhere.example", false],
  ["/\\elsewhere.example", false],
  ["http://example.org/", false],
  ["javascript:alert(1)", false],
  ["data:text/html,x", false],
])("a link to %s is accepted: %s", (href, isAccepted) => {
  const section = { kind: "callout", background: "air", title: "T", text: "T", link: { href, label: "Go" } }
  expect(sectionsSchema.safeParse([section]).success).toBe(isAccepted)
})
