import { expect, test } from "vitest"
import { initialsOf } from "./data/avatar.tsx"
import { formatRemaining } from "./forms/character-count.tsx"

test("initials are the first letters of the first and last word", () => {
  expect(initialsOf("Marisol de la Vega")).toBe("MV")
  expect(initialsOf("  cher ")).toBe("C")
  expect(initialsOf("émile zola")).toBe("ÉZ")
  expect(initialsOf("")).toBe("")
})

test("the remaining characters are counted", () => {
  expect(formatRemaining(0, 140)).toBe("Up to 140 characters")
  expect(formatRemaining(139, 140)).toBe("1 character left")
  expect(formatRemaining(140, 140)).toBe("0 characters left")
  expect(formatRemaining(152, 140)).toBe("12 characters too many")
})
