import { expect, test } from "vitest"
import { readPolicySource } from "./read-source.server.ts"
import { policySource } from "./source.ts"

const SECTIONS = [
  { heading: "What this site is", paragraphs: ["A place to learn.", "{notice}"] },
  { heading: "Accounts", paragraphs: ["You can delete yours."] },
]

test("what staff edit is read back as it was", () => {
  expect(readPolicySource(policySource(SECTIONS))).toEqual({ sections: SECTIONS })
})

test("lines of a paragraph are joined, and a heading needs no empty line around it", () => {
  const written =
    "# What this site is\r\nA place\r\nto learn.\n\n\n{notice}\n# Accounts\nYou can delete yours."
  expect(readPolicySource(written)).toEqual({ sections: SECTIONS })
})

test.each([
  ["", "Write the text."],
  ["No heading.", "Start with a heading"],
  ["# One\n\n# Two\n\nText.", "no text below the heading “One”"],
  ["# One\n\nText.\n\n# One\n\nMore.", "“One” is there twice"],
  [`# One\n\n${"x".repeat(2001)}`, "Below “One”"],
  [`# ${"x".repeat(121)}\n\nText.`, "keep headings to 120"],
])("%j is refused", (written, reason) => {
  expect(readPolicySource(written)).toEqual({ error: expect.stringContaining(reason) })
})
