import { randomBytes } from "node:crypto"
import { expect, test } from "vitest"
import { seal, unseal } from "./sealed-text.server.ts"

const app = { sealingKey: randomBytes(32) }

test("a sealed text opens with the same key and purpose only", () => {
  const sealed = seal(app, "address", "Ana Ruiz\n12 Main Street, España")
  expect(unseal(app, "address", sealed)).toBe("Ana Ruiz\n12 Main Street, España")
  expect(unseal(app, "time", sealed)).toBeNull()
  expect(unseal({ sealingKey: randomBytes(32) }, "address", sealed)).toBeNull()
  expect(unseal(app, "address", `${sealed.slice(0, 30)}AAAA${sealed.slice(34)}`)).toBeNull()
  expect(unseal(app, "address", "x")).toBeNull()
})

test("texts of different lengths look alike, and the same text never twice", () => {
  expect(seal(app, "address", "a").length).toBe(seal(app, "address", "a".repeat(200)).length)
  expect(seal(app, "address", "a")).not.toBe(seal(app, "address", "a"))
})
