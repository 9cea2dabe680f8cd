import { expect, test } from "vitest"
import { excerptParts, withoutMarkedPlaceholders } from "./excerpt.ts"

test("an excerpt is split into hits and the text between them", () => {
  expect(excerptParts("Give ⟦naloxone⟧ now.")).toEqual([
    { start: 0, text: "Give ", isHit: false },
    { start: 5, text: "naloxone", isHit: true },
    { start: 15, text: " now.", isHit: false },
  ])
  expect(excerptParts("⟦Stay⟧")).toEqual([{ start: 0, text: "Stay", isHit: true }])
  expect(excerptParts("No hit.")).toEqual([{ start: 0, text: "No hit.", isHit: false }])
})

test("a placeholder stays one even if the word in it is a hit", () => {
  expect(withoutMarkedPlaceholders("{⟦site⟧} and this ⟦site⟧")).toBe("{site} and this ⟦site⟧")
})
