import { expect, test } from "vitest"
import { formatDay, formatSize } from "./labels.ts"

test("a day is the day it is at the meridian, wherever the reader sits", () => {
  expect(formatDay("2026-11-15T23:59:00Z")).toBe("November 15, 2026")
})

test.each([
  [12, "1 KB"],
  [84_400, "84 KB"],
  [2_440_000, "2.4 MB"],
])("%i bytes are %s", (bytes, words) => {
  expect(formatSize(bytes)).toBe(words)
})
