import { expect, test } from "vitest"
import { isTooLongPassword, weakReasons } from "./password-strength.ts"

test.each([
  ["eleven12345", ["length"]],
  ["tulip gravel ninety boat", []],
  ["password1234", ["pwned"]],
  ["Passw0rd", ["length", "pwned"]],
  ["abcdefghijkl", ["pwned"]],
  ["111111111111", ["pwned"]],
  ["marisol1234!", ["pwned"]],
  ["marisol’s green boat sails", []],
  ["", ["length"]],
])("%s is weak for these reasons: %j", (password, reasons) => {
  expect(weakReasons(password, ["marisol", "marisol@example.com"])).toEqual(reasons)
})

test("the maximum length is counted in bytes, like the auth service does", () => {
  expect([isTooLongPassword("x".repeat(72)), isTooLongPassword("x".repeat(73))]).toEqual([false, true])
  expect([isTooLongPassword("🐈".repeat(18)), isTooLongPassword("🐈".repeat(19))]).toEqual([false, true])
})
