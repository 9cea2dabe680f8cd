import { expect, test } from "vitest"
import { heroLines } from "./hero-lines.ts"

test("a short tagline becomes a headline", () => {
  expect(heroLines("Be someone’s next breath")).toEqual({
    first: "Be someone’s",
    rest: ["next", "breath"],
    phone: ["Be", "someone’s", "next", "breath"],
  })
  expect(heroLines("Anybody can do this")).toEqual({
    first: "Anybody can",
    rest: ["do", "this"],
    phone: ["Anybody", "can do", "this"],
  })
})

test("a longer sentence is not broken into lines", () => {
  expect(heroLines("Anyone can learn to reverse an overdose.")).toBeNull()
  expect(heroLines("Breathe")).toBeNull()
  expect(heroLines("Unbelievably straightforward resuscitation")).toBeNull()
})
