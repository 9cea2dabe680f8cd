import { expect, test } from "vitest"
import { pdfText } from "#tests/support/pdf-text.ts"
import { outlined } from "./outline.ts"
import { printPdf } from "./print-pdf.server.ts"
import { PRINTABLES } from "./printables.ts"

const STEPS = ["Check", "Call 911", "Spray", "Breathe", "Turn", "Stay"].map(title => ({
  title,
  say: `How to do it: ${title}.`,
}))

test.each(Object.entries(PRINTABLES))(
  "%s is one tagged page with title, language and address",
  async (name, layOut) => {
    const page = layOut(STEPS)
    const pdf = await printPdf(page, "Open Airway", "https://site.example/narcatsworld")
    const source = pdf.toString("latin1")
    for (const part of [
      "/StructTreeRoot",
      "/Marked true",
      "/Lang (en-US)",
      "/DisplayDocTitle true",
      "/S /Figure",
    ])
      expect(source).toContain(part)
    expect(source.match(/\/Type \/Page\b(?!s)/g)).toHaveLength(1)
    const text = pdfText(pdf)
    expect(text).toContain("https://site.example/narcatsworld")
    if (["poster", "color-the-steps"].includes(name))
      for (const { title } of STEPS) expect(text).toContain(title)
  },
)

test("a coloring page has ink and white only", () => {
  const svg = outlined('<path fill="#e0700c"/><path fill="#35e583" stroke="#041C13"/><path fill="none"/>')
  expect(svg).toBe(
    '<path fill="#ffffff" stroke="#041c13" stroke-width="2.4"/><path fill="#ffffff" stroke="#041C13"/><path fill="none"/>',
  )
})
