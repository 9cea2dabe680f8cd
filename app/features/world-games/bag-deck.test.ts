import { expect, test } from "vitest"
import { cardBeside, newTable, turnCard } from "./bag-deck.ts"
import { bagOf } from "./bag-things.ts"
import { isGameFinished } from "./game-proof.ts"

const KEYS = bagOf("quad").map(({ key }) => key)

test("a new table has every thing twice, in another order", () => {
  const { deck } = newTable(KEYS, () => 0)
  expect(deck).toHaveLength(16)
  for (const key of KEYS) expect(deck.filter(card => card === key)).toHaveLength(2)
  expect(deck).not.toEqual([...KEYS, ...KEYS])
})

test("two cards that differ stay open until the next card", () => {
  const table = { deck: ["spray", "gloves", "spray", "gloves"], open: [], matched: [] } as const
  const two = turnCard(turnCard(table, 0), 1)
  expect(two.open).toEqual([0, 1])
  expect(turnCard(two, 2).open).toEqual([2])
})

test("a pair is put away once, and the same card is no pair", () => {
  const table = { deck: ["spray", "gloves", "spray", "gloves"], open: [], matched: [] } as const
  const one = turnCard(table, 0)
  expect(turnCard(one, 0)).toBe(one)
  const pair = turnCard(one, 2)
  expect([pair.open, pair.matched]).toEqual([[], ["spray"]])
  expect(turnCard(pair, 0)).toBe(pair)
  expect(turnCard(pair, 99)).toBe(pair)
})

test("all pairs are the proof of a finished game", () => {
  let table = newTable(KEYS)
  for (const key of KEYS)
    for (const [place, card] of table.deck.entries()) if (card === key) table = turnCard(table, place)
  expect(isGameFinished("quad", "bag", table.matched)).toBe(true)
})

test("arrow keys move inside the grid of four columns", () => {
  const from5 = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "Home", "End"].map(key =>
    cardBeside(5, key, 16),
  )
  expect(from5).toEqual([4, 6, 1, 9, 0, 15])
  expect([cardBeside(3, "ArrowRight", 16), cardBeside(0, "ArrowUp", 16), cardBeside(5, "a", 16)]).toEqual([
    undefined,
    undefined,
    undefined,
  ])
})
