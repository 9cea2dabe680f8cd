import { expect, test } from "vitest"
import { moveByCommand, moveItem, moveItemTo } from "./move-item.ts"

const LIST = ["1", "2", "3", "4"]

test("an item moves by positions and stops at the ends", () => {
  expect(moveItem(LIST, "3", -1)).toEqual(["1", "3", "2", "4"])
  expect(moveItem(LIST, "3", 1)).toEqual(["1", "2", "4", "3"])
  expect(moveItem(LIST, "1", -1)).toEqual(LIST)
  expect(moveItem(LIST, "4", 1)).toEqual(LIST)
})

test("an item moves to an index", () => {
  expect(moveItemTo(LIST, "1", 2)).toEqual(["2", "3", "1", "4"])
  expect(moveItemTo(LIST, "4", 0)).toEqual(["4", "1", "2", "3"])
})

test("a command moves an item up or down, and an unknown command moves nothing", () => {
  expect(moveByCommand(LIST, "up:2")).toEqual(["2", "1", "3", "4"])
  expect(moveByCommand(LIST, "down:2")).toEqual(["1", "3", "2", "4"])
  for (const command of ["", "up", "left:2", "up:9"]) expect(moveByCommand(LIST, command)).toEqual(LIST)
})
