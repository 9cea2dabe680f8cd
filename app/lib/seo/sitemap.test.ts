import { expect, test } from "vitest"
import { filesOf, idsOfFile } from "./sitemap.ts"

test("a file has every id that starts with its digits", () => {
  expect(idsOfFile("")).toEqual([
    "00000000-0000-0000-0000-000000000000",
    "ffffffff-ffff-ffff-ffff-ffffffffffff",
  ])
  expect(idsOfFile("3a")).toEqual([
    "3a000000-0000-0000-0000-000000000000",
    "3affffff-ffff-ffff-ffff-ffffffffffff",
  ])
})

test("the files are so many that the first of them ends before the first surplus row", () => {
  expect(filesOf(undefined)).toEqual([""])
  expect(filesOf("4c0000aa-0000-4000-8000-000000000000")).toEqual([..."0123456789abcdef"])
  const files = filesOf("00c000aa-0000-4000-8000-000000000000")
  expect(files).toHaveLength(4096)
  expect([files[0], files.at(-1)]).toEqual(["000", "fff"])
  expect(filesOf("0c0000aa-0000-4000-8000-000000000000")).toHaveLength(256)
  expect(filesOf("00000000-0000-4000-8000-000000000000")).toHaveLength(4096)
})
