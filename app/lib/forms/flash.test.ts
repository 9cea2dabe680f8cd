import { expect, test } from "vitest"
import { readFlash } from "./flash.ts"

test("a flash message is read back", () => {
  expect(readFlash('{"tone":"good","text":"Saved."}')).toEqual({ tone: "good", text: "Saved." })
})

test.each(["", "Saved.", "null", "{}", '{"tone":"loud","text":"x"}', '{"tone":"good","text":1}'])(
  "%j is not a flash message",
  cookie => {
    expect(readFlash(cookie)).toBeNull()
  },
)
