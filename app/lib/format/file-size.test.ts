import { expect, test } from "vitest"
import { formatFileSize } from "./file-size.ts"

test.each([
  [900, "900 bytes"],
  [84_400, "84 KB"],
  [2_440_000, "2.4 MB"],
  [5_000_000, "5 MB"],
])("%i bytes are %s", (bytes, text) => {
  expect(formatFileSize(bytes)).toBe(text)
})
