import { expect, test } from "vitest"
import { areRightSpots, readSpots } from "./hotspot-answer.ts"

const SPOTS = [
  { id: "eyes", isRight: true },
  { id: "mouth", isRight: true },
  { id: "shoes", isRight: false },
]

test("an answer is read in picture order, without unknown spots", () => {
  expect(readSpots("mouth,eyes", SPOTS)).toEqual(["eyes", "mouth"])
  expect(readSpots("mouth,hat,mouth", SPOTS)).toEqual(["mouth"])
  expect(readSpots("", SPOTS)).toEqual([])
})

test("only exactly the correct spots are right", () => {
  expect(areRightSpots(["mouth", "eyes"], SPOTS)).toBe(true)
  expect(areRightSpots(["eyes"], SPOTS)).toBe(false)
  expect(areRightSpots(["eyes", "mouth", "shoes"], SPOTS)).toBe(false)
})
