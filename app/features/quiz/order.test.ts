import { expect, test } from "vitest"
import { moved, movedByCommand, movedTo } from "./order.ts"

const LIST = ["1", "2", "3", "4"]

test("an item moves by places and stops at the ends", () => {
  expect(moved(LIST, "3", -1)).toEqual(["1", "3", "2", "4"])
  expect(moved(LIST, "3", 1)).toEqual(["1", "2", "4", "3"])
  expect(moved(LIST, "1", -1)).toEqual(LIST)
  expect(moved(LIST, "4", 1)).toEqual(LIST)
})

test("an item is put where another one lies", () => {
  expect(movedTo(LIST, "1", 2)).toEqual(["2", "3", "1", "4"])
  expect(movedTo(LIST, "4", 0)).toEqual(["4", "1", "2", "3"])
})

test("a key without a script says which way, and nonsense moves nothing", () => {
  expect(movedByCommand(LIST, "up:2")).toEqual(["2", "1", "3", "4"])
  expect(movedByCommand(LIST, "down:2")).toEqual(["1", "3", "2", "4"])
  for (const said of ["", "up", "left:2", "up:9"]) expect(movedByCommand(LIST, said)).toEqual(LIST)
})
