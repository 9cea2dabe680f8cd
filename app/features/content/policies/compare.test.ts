import { expect, test } from "vitest"
import { compareTexts } from "./compare.ts"

test("a section is compared with the one of the same heading, and a removed one comes last", () => {
  const before = [
    { heading: "Cookies", paragraphs: ["One.", "Two."] },
    { heading: "Fax", paragraphs: ["Send a fax."] },
  ]
  const after = [
    { heading: "Newsletter", paragraphs: ["Your address."] },
    { heading: "Cookies", paragraphs: ["One.", "Three."] },
  ]
  expect(compareTexts(before, after)).toEqual([
    { heading: "Newsletter", paragraphs: [{ kind: "added", item: "Your address." }] },
    {
      heading: "Cookies",
      paragraphs: [
        { kind: "same", item: "One." },
        { kind: "removed", item: "Two." },
        { kind: "added", item: "Three." },
      ],
    },
    { heading: "Fax", paragraphs: [{ kind: "removed", item: "Send a fax." }] },
  ])
})
