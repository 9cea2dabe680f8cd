import { expect, test } from "vitest"
import { bagOf } from "./bag-things.ts"
import { isGameFinished } from "./game-proof.ts"
import { signKeys, spotsOf } from "./signs.ts"

const MINUTE = Array.from({ length: 12 }, (_, at) => String(at * 5000))

test("a minute of breaths finishes the breathing game, in every place and no other", () => {
  expect(isGameFinished("quad", "breathe", MINUTE)).toBe(true)
  expect(isGameFinished("bus", "breathe", MINUTE)).toBe(true)
  expect(isGameFinished("moon", "breathe", MINUTE)).toBe(false)
  expect(isGameFinished("toString", "breathe", MINUTE)).toBe(false)
})

test.each([
  ["nothing", []],
  ["too few breaths", MINUTE.filter((_, at) => at % 3 === 0)],
  ["a minute that ended early", MINUTE.slice(0, 9)],
  ["more breaths than anyone takes", Array.from({ length: 60 }, (_, at) => String(at * 1000))],
  ["times that run backward", [...MINUTE].reverse()],
  ["one time twelve times", Array.from({ length: 12 }, () => "50000")],
  ["a clock that doesn’t start at 0", MINUTE.map(time => String(Number(time) + 1000))],
  ["words", [...MINUTE.slice(0, 11), "55e3"]],
  ["more than a minute", [...MINUTE, "60001"]],
])("%s doesn’t finish the breathing game", (_, proof) => {
  expect(isGameFinished("quad", "breathe", proof)).toBe(false)
})

test("all signs of the picture finish it, in any order, and nothing else does", () => {
  const signs = signKeys("festival")
  expect(signs).toHaveLength(7)
  expect(isGameFinished("festival", "signs", [...signs].reverse())).toBe(true)
  expect(isGameFinished("festival", "signs", signs.slice(1))).toBe(false)
  expect(isGameFinished("festival", "signs", [...signs.slice(1), signs[1]!])).toBe(false)
  expect(isGameFinished("festival", "signs", [...signs, "glitter"])).toBe(false)
  expect(isGameFinished("moon", "signs", signs)).toBe(false)
})

test("all pairs of the place finish the bag", () => {
  const keys = bagOf("bar").map(({ key }) => key)
  expect(keys).toHaveLength(8)
  expect(isGameFinished("bar", "bag", keys)).toBe(true)
  expect(isGameFinished("quad", "bag", keys)).toBe(false)
  expect(isGameFinished("bar", "bag", keys.slice(0, 7))).toBe(false)
  expect(isGameFinished("bar", "bag", [...keys.slice(0, 7), "spray"])).toBe(false)
})

test("no other game can be finished", () => {
  expect(isGameFinished("quad", "chess", MINUTE)).toBe(false)
})

test("every picture has seven signs and three other things, each with a reply", () => {
  for (const place of ["quad", "kitchen", "festival", "bar", "bus"] as const) {
    const spots = spotsOf(place)
    expect(spots.filter(({ isSign }) => isSign)).toHaveLength(7)
    expect(new Set(spots.map(({ key }) => key)).size).toBe(10)
    expect(spots.filter(({ reply }) => reply.length < 20)).toEqual([])
  }
})
