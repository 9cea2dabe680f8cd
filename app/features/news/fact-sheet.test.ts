import { expect, test } from "vitest"
import { factSheet } from "./fact-sheet.ts"

const METRICS = [
  {
    id: "kits",
    label: "kits handed out",
    baseline: 1200,
    baseline_on: "2026-10-31",
    amount: 34,
    records: ["kit"],
  },
  { id: "reversals", label: "reversals", baseline: 3907, baseline_on: "2026-10-31", amount: 0, records: [] },
]

test("each number has its definition and its date, and the texts of the press page follow", () => {
  const sheet = factSheet({
    name: "Open Airway",
    sections: [
      { kind: "prose", paragraphs: ["We teach.", "For free."] },
      { kind: "facts", heading: "Facts", items: [{ title: "The count", text: "Many.", source: "CDC" }] },
      { kind: "callout", title: "Print this", text: "Call 911.", background: "air" },
    ],
    metrics: METRICS,
    definitions: [
      { id: "kits", definition: "Kits that left our hands." },
      { id: "reversals", definition: "One person, one event." },
    ],
    now: Date.parse("2026-11-17T12:00:00Z"),
  })
  expect(sheet.lead).toBe("We teach. For free.")
  expect(sheet.parts).toEqual([
    { heading: "1,234 kits handed out", text: "Kits that left our hands. As of November 17, 2026." },
    {
      heading: "3,907 reversals",
      text: "One person, one event. Counted by hand, up to October 31, 2026.",
    },
    { heading: "The count", text: "Many. (CDC)" },
    { heading: "Print this", text: "Call 911." },
  ])
  expect(sheet.note).toContain("November 17, 2026")
})
