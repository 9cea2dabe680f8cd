import { expect, test } from "vitest"
import { initialsOf } from "./data/avatar.tsx"
import { roomLeft } from "./forms/character-count.tsx"
import { fileSize } from "./forms/file-field.tsx"

test("initials are the first and the last word's", () => {
  expect(initialsOf("Marisol de la Vega")).toBe("MV")
  expect(initialsOf("  cher ")).toBe("C")
  expect(initialsOf("émile zola")).toBe("ÉZ")
  expect(initialsOf("")).toBe("")
})

test("the room that is left is said in words", () => {
  expect(roomLeft(0, 140)).toBe("Up to 140 characters")
  expect(roomLeft(139, 140)).toBe("1 character left")
  expect(roomLeft(140, 140)).toBe("0 characters left")
  expect(roomLeft(152, 140)).toBe("12 characters too many")
})

test("file sizes are said as people say them", () => {
  expect(fileSize(900)).toBe("900 bytes")
  expect(fileSize(20 * 1024)).toBe("20 kB")
  expect(fileSize(2.5 * 1024 * 1024)).toBe("2.5 MB")
})
