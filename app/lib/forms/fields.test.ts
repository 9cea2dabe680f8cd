import { expect, test } from "vitest"
import { z } from "zod"
import { emailField, emailProblem, listOf } from "./fields.ts"

test("an empty, a malformed and an incomplete address get different messages", () => {
  expect(emailProblem("")).toBe("Enter your email address.")
  expect(emailProblem("sam")).toBe("That doesn’t look like an email address: it needs an @.")
  expect(emailProblem("sam@example")).toBe("That email address isn’t complete. Check the part after the @.")
  expect(emailProblem(`${"a".repeat(250)}@example.org`)).toContain("isn’t complete")
  expect(emailProblem("sam@example.org")).toBeNull()
})

test("an address is trimmed, and the message for an empty one can be chosen", () => {
  expect(emailField().parse(" sam@example.org ")).toBe("sam@example.org")
  const { error } = emailField("Enter their email address.").safeParse("  ")
  expect(error?.issues.map(({ message }) => message)).toEqual(["Enter their email address."])
})

test("none, one and several entries are a list", () => {
  const days = listOf(z.enum(["mon", "tue"]))
  expect([undefined, "mon", ["mon", "tue"]].map(sent => days.parse(sent))).toEqual([
    [],
    ["mon"],
    ["mon", "tue"],
  ])
})
