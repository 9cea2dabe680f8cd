import { expect, test } from "vitest"
import { kitSchema } from "./kit-schema.ts"

const GOOD = {
  full_name: " Ana Ruiz ",
  street: "1 Main St",
  city: "Little Rock",
  state: "Arkansas",
  zip: "72201",
  quantity: "2",
  had_naloxone: "no",
  agree: "on",
}

test("a whole request is read", () => {
  const { data } = kitSchema.safeParse(GOOD)
  expect(data).toMatchObject({ full_name: "Ana Ruiz", quantity: 2, had_naloxone: false })
  expect(kitSchema.safeParse({ ...GOOD, zip: "72201-1234" }).success).toBe(true)
})

test.each([
  ["full_name", "A"],
  ["full_name", "Ana\u0007Ruiz"],
  ["street", ""],
  ["city", "X"],
  ["state", "Narnia"],
  ["zip", "7220"],
  ["zip", "72201-12"],
  ["quantity", "3"],
  ["had_naloxone", ""],
  ["agree", undefined],
])("%s is not %s", (name, value) => {
  const { error } = kitSchema.safeParse({ ...GOOD, [name]: value })
  expect(error?.issues.map(({ path }) => path[0])).toEqual([name])
})
