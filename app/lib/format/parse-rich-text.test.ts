import { expect, test } from "vitest"
import { parseRichText, plainText } from "./parse-rich-text.ts"

test("the three marks are parsed in order", () => {
  expect(parseRichText("Within **2 minutes**, *often* less: see the [basics](/courses/basics).")).toEqual([
    { kind: "plain", at: 0, text: "Within " },
    { kind: "strong", at: 7, text: "2 minutes" },
    { kind: "plain", at: 20, text: ", " },
    { kind: "emphasis", at: 22, text: "often" },
    { kind: "plain", at: 29, text: " less: see the " },
    { kind: "link", at: 44, text: "basics", to: "/courses/basics" },
    { kind: "plain", at: 69, text: "." },
  ])
})

test.each([
  "[press](javascript:alert(1))",
  "[press](JaVaScRiPt:alert`1`)",
  "[press](data:text/html,hi)",
  "[press](https://evil.example/)",
  "[press](//evil.example/)",
  "[press](/\\evil.example/)",
  "[press](\\\\evil.example)",
  '[press](/x"onmouseover="alert)',
  "[press](/<script>)",
  "<script>alert(1)</script>",
  '<img src=x onerror="alert(1)">',
  "<a href='/me'>me</a>",
  "&lt;script&gt;",
])("%s stays text, character by character", words => {
  expect(parseRichText(words).filter(({ kind }) => kind !== "plain")).toEqual([])
  expect(plainText(words)).toBe(words)
})

test("a tag inside a mark stays text", () => {
  expect(parseRichText("**<b onclick=x>**")).toEqual([{ kind: "strong", at: 0, text: "<b onclick=x>" }])
})

test("a single star stays a star", () => {
  expect(parseRichText("3 * 4 and **")).toEqual([{ kind: "plain", at: 0, text: "3 * 4 and **" }])
})

test("a citation names its source and is no text", () => {
  expect(parseRichText("So it is.[^S5][^S12] Yes")).toEqual([
    { kind: "plain", at: 0, text: "So it is." },
    { kind: "citation", at: 9, text: "", source: "S5" },
    { kind: "citation", at: 14, text: "", source: "S12" },
    { kind: "plain", at: 20, text: " Yes" },
  ])
  expect(plainText("So.[^S5]")).toBe("So.")
})
