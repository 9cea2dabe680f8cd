import { expect, test } from "vitest"
import { isUuid, readUuid } from "./uuid.ts"

const ID = "1b4e28ba-2fa1-4d2b-883f-0016d3cca427"

test("a UUID is recognized in either case", () => {
  expect([ID, ID.toUpperCase(), ID.slice(1), `${ID} `, ""].map(isUuid)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ])
})

test("a tampered hidden field is a bad request", () => {
  const form = new FormData()
  form.set("link", ID)
  form.set("other", "1")
  expect(readUuid(form, "link")).toBe(ID)
  for (const name of ["other", "missing"]) {
    expect(() => readUuid(form, name)).toThrow(expect.objectContaining({ init: { status: 400 } }))
  }
})
