import { expect, test } from "vitest"
import { drawTree, TREE } from "./sealed-tree.ts"

test("a small list has one bar per ticket, and the way ends at the root", () => {
  const tree = drawTree(5, 5)
  expect(tree.ticketsPerBar).toBe(1)
  expect(tree.levels).toHaveLength(4)
  expect(tree.levels[0]!.match(/M/g)).toHaveLength(5)
  expect(tree.way).toMatch(new RegExp(`^M${tree.ticketX} ${TREE.height}V`))
  expect(tree.way!.endsWith(`H${tree.root.x}`)).toBe(true)
})

test("a long list groups tickets, so that the drawing stays small", () => {
  const tree = drawTree(10_000, 10_000)
  expect(tree.ticketsPerBar).toBe(256)
  expect(tree.levels[0]!.match(/M/g)!.length).toBeLessThanOrEqual(64)
})

test("one ticket is a tree, and without a ticket there is no way", () => {
  expect(drawTree(1, 1).way).toContain(`${TREE.height}V`)
  expect(drawTree(9, null)).toMatchObject({ way: null, ticketX: null })
})
