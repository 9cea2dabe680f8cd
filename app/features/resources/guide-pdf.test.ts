import { expect, test } from "vitest"
import { stateSlug } from "#app/lib/format/states.ts"
import { sheetPdf } from "#app/lib/pdf/sheet-pdf.server.ts"
import { pdfText } from "#tests/support/pdf-text.ts"
import { lawGuide, overdoseGuide, sprayGuide } from "./guides.ts"

const SOURCE = { title: "A page", publisher: "A publisher", url: "https://a.example", accessed: "2026-11-16" }
const COURSE = {
  rescue_steps: [{ title: "Check", text: "Shout. Shake." }],
  sources: [
    { ...SOURCE, id: "S5" },
    { ...SOURCE, id: "S12", title: "Another page" },
  ],
}
const LAW = {
  state: "New Hampshire",
  call_law: "RSA 318-B:28-b",
  call_covers: "You are protected. ".repeat(30),
  call_leaves_out: "It leaves things out. ".repeat(25),
  naloxone_law: null,
  naloxone: "You may carry it. ".repeat(30),
  test_strips: null,
  unconfirmed: "We do not know everything. ".repeat(20),
  sources: [SOURCE],
  reviewed_on: "2026-11-17",
}

test("a guide is one tagged page with a title, its language, its sources and their dates", async () => {
  const pdf = await sheetPdf(overdoseGuide(COURSE), "Open Airway", "https://site.example/about/resources")
  const source = pdf.toString("latin1")
  for (const part of ["/StructTreeRoot", "/Marked true", "/Lang (en-US)", "/DisplayDocTitle true"])
    expect(source).toContain(part)
  expect(source.match(/\/Type \/Page\b(?!s)/g)).toHaveLength(1)
  const text = pdfText(pdf)
  for (const part of [
    "won’t wake up",
    "1. Check",
    "Shout. Shake.",
    "accessed November 16, 2026",
    "site.example",
  ])
    expect(text).toContain(part)
  expect(text).not.toContain("Another page")
})

test("the longest law still fits one page, and the sections without text are left out", async () => {
  const guide = lawGuide(LAW, "November 17, 2026")
  expect(guide.parts.map(({ heading }) => heading)).toEqual([
    ...["If you call for help", "What it leaves out", "If you give naloxone", "What we don’t know"],
  ])
  const text = pdfText(await sheetPdf(guide, "Open Airway", "https://site.example"))
  expect(text).toContain("Written November 17, 2026")
  expect(text).toContain("https://site.example")
})

test("the guide to the spray is made of the lesson, without its markup", () => {
  expect(sprayGuide([], COURSE)).toBeNull()
  const guide = sprayGuide(
    [
      {
        kind: "drill",
        id: "give-the-spray",
        title: "Give it",
        steps: [{ title: "Peel", text: "Open the package." }],
      },
      {
        kind: "callout",
        id: "frozen",
        tone: "care",
        title: "Frozen?",
        text: "**Don’t wait** for it to thaw.",
      },
      { kind: "checklist", id: "keep-it-ready", title: "Keep it ready", items: ["Dry", "Near"] },
    ],
    COURSE,
  )
  expect(guide?.parts).toEqual([
    { heading: "1. Peel", text: "Open the package." },
    { heading: "Again", text: expect.stringContaining("other nostril") },
    { heading: "Frozen?", text: "Don’t wait for it to thaw." },
    { heading: "Keep it ready", text: "Dry. Near." },
  ])
})

test("the address of a state's guide has dashes", () => {
  expect(stateSlug("District of Columbia")).toBe("district-of-columbia")
})
