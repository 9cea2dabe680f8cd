import { expect, test } from "vitest"
import { actualTexts, pdfText } from "#tests/support/pdf-text.ts"
import { tributeLetter } from "./tribute-letter.ts"
import { letterLayout } from "./tribute-letter-layout.server.ts"
import { tributeLetterPdf } from "./tribute-letter-pdf.server.ts"

const receipt = {
  ...{ number: 7, code: "AAAAA-BBBBB", amountCents: 12_345, isInKind: false, thing: null, isLive: true },
  ...{
    receivedOn: "2026-03-01",
    legalName: "Open Airway, Inc.",
    ein: "12-3456789",
    address: "1 Main Street",
  },
  ...{ replacedBy: null, replaces: null, donorName: "Ana Reyes", deductibility: "No goods." },
}
const MEMORY = { kind: "memory" as const, name: "Tomas Novak", from: "Ana Reyes", message: null }

function letterFor(change: Partial<Parameters<typeof tributeLetter>[0]> = {}) {
  const tribute = { ...MEMORY, ...change }
  return tributeLetter(tribute, { ...receipt, tribute }, "Open Airway")
}

test("the letter names the donor and the person honored, but no amount and no receipt", () => {
  const text = JSON.stringify(letterFor())
  expect(text).toContain("Ana Reyes made a gift to Open Airway in memory of Tomas Novak, and asked")
  expect(text).toContain("sorry for your loss")
  expect(JSON.stringify(letterFor({ kind: "honor" }))).not.toContain("loss")
  for (const hidden of ["123", "12,345", "$", "AAAAA", "12-3456789", "Receipt"])
    expect(text).not.toContain(hidden)
})

test("an anonymous donor is not named", () => {
  const text = JSON.stringify(letterFor({ from: null }))
  expect(text).toContain("Someone who wants to stay anonymous made a gift")
  expect(text).not.toContain("Ana")
})

test("the file has the name, the donor's words and our address as tagged text on one page", async () => {
  const letter = letterFor({ message: "He taught me to drive. I miss him every day." })
  const pdf = await tributeLetterPdf(letter, "Open Airway")
  expect(pdf.toString("latin1").match(/\/Type \/Page\b(?!s)/g)).toHaveLength(1)
  expect(actualTexts(pdf)).toEqual([
    "In memory of Tomas Novak",
    "“He taught me to drive. I miss him every day.”",
    "Ana Reyes",
    ...letter.paragraphs,
    "With care, everyone at Open Airway",
    "March 1, 2026. We don’t tell anyone how much was given.",
    "Open Airway, Inc., 1 Main Street",
  ])
  expect(pdfText(pdf)).toContain("Tomas")
})

test.each([
  ["short", "Mo Li", "Thank you."],
  ["long", "Maria Guadalupe Fernández de la Vega Santillán", "You were there. ".repeat(18).trim()],
  ["one word of a hundred letters", "W".repeat(100), "W".repeat(300)],
  ["in another script", "محمد علي", "ขอบคุณมาก"],
  ["made of emoji", "🌻", "🌻 We love you 🌻"],
])("a name and a message that are %s stay on the page", async (_, name, message) => {
  const { paragraphs, edge } = await letterLayout(letterFor({ name, message, from: name }))
  const lines = paragraphs.flatMap(paragraph => paragraph.lines)
  for (const { line, x } of lines) expect(x + line.width).toBeLessThanOrEqual(612 - 20)
  const [title, ...others] = paragraphs
  expect(Math.max(...title!.lines.map(({ y }) => y))).toBeLessThan(edge.top)
  const tops = others.flatMap(paragraph => paragraph.lines.map(({ y }) => y))
  expect(tops).toEqual(tops.toSorted((a, b) => a - b))
  expect(tops.at(-1)).toBeLessThan(792 - 30)
})
