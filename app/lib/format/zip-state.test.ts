import { expect, test } from "vitest"
import { stateOfZip } from "./zip-state.server.ts"

test.each([
  ["72201", "Arkansas"],
  ["72201-1234", "Arkansas"],
  ["10001", "New York"],
  ["00501", "New York"],
  ["06390", "New York"],
  ["06380", "Connecticut"],
  ["05501", "Massachusetts"],
  ["05601", "Vermont"],
  ["20101", "Virginia"],
  ["20001", "District of Columbia"],
  ["88510", "Texas"],
  ["99501", "Alaska"],
])("the ZIP code %s is in %s", (zip, state) => {
  expect(stateOfZip(zip)).toBe(state)
})

test.each([
  ["00901", "Puerto Rico"],
  ["00802", "Virgin Islands"],
  ["96913", "Guam"],
  ["96950", "Northern Mariana Islands"],
  ["96799", "American Samoa"],
  ["96701", "Hawaii"],
  ["09012", "US military abroad"],
  ["34012", "US military abroad"],
])("territories and military addresses are known: %s is %s", (zip, place) => {
  expect(stateOfZip(zip)).toBe(place)
})

test.each(["00000", "00499", "26901", "99", ""])("%j is in no state", zip => {
  expect(stateOfZip(zip)).toBeNull()
})
