import fc from "fast-check"
import { expect, test } from "vitest"
import { sha256, textBytes, toHex } from "./bytes.ts"
import { commitmentOf, contributionsHash, revealedValue } from "./commitment.ts"
import { inclusionProof, merkleLevels, merkleRoot, rootOfProof, ticketLeaf } from "./merkle.ts"
import { drawSeed, pickTickets } from "./pick.ts"

/** The 412 tickets of the design's example draw, with the hashes that its own script computed. */
const EXAMPLE = {
  root: "9ac4b7dbe97a5cd6f39b2a0d32a1abdd19871796c6e246c3b05d63a78fbf4697",
  value: "252a4b2961a88322024f55b812ff20c3e626ad26e279380354c7d1da741da148",
  seed: "ebd46c16f28399b446ed86b8e8318d825d926079f360e47f64362c38f21406b1",
  picked: [216, 272, 367, 247],
}

async function exampleLeaves() {
  const leaves: string[] = []
  for (let number = 1; number <= 412; number++) {
    const code = toHex(await sha256(textBytes(`oa-demo-${number}`))).slice(0, 16)
    leaves.push(await ticketLeaf(number, code))
  }
  return leaves
}

async function randomLeaves(count: number) {
  return Promise.all(
    Array.from({ length: count }, (_, index) => ticketLeaf(index + 1, toHex(textBytes(`${index}`)))),
  )
}

test("root, seed, winner and alternates of the example draw", async () => {
  const leaves = await exampleLeaves()
  expect(await merkleRoot(leaves)).toBe(EXAMPLE.root)
  expect(await drawSeed(EXAMPLE.root, EXAMPLE.value)).toBe(EXAMPLE.seed)
  expect(await pickTickets(EXAMPLE.seed, 412, 4)).toEqual(EXAMPLE.picked)
})

test("a proof of the example draw has nine hashes", async () => {
  const levels = await merkleLevels(await exampleLeaves())
  expect(inclusionProof(levels, 116)).toHaveLength(9)
})

test("every ticket of a list of any length leads to the root, and to no other", async () => {
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: 40 }), async count => {
      const leaves = await randomLeaves(count)
      const levels = await merkleLevels(leaves)
      const root = await merkleRoot(leaves)
      for (const [index, leaf] of leaves.entries()) {
        const proof = inclusionProof(levels, index)
        expect(await rootOfProof(leaf, proof)).toBe(root)
        expect(await rootOfProof(await ticketLeaf(index + 1, "00"), proof)).not.toBe(root)
      }
    }),
    { numRuns: 20 },
  )
})

test("a changed, added or removed ticket changes the root", async () => {
  const leaves = await randomLeaves(7)
  const root = await merkleRoot(leaves)
  expect(await merkleRoot(leaves.with(3, await ticketLeaf(4, "other")))).not.toBe(root)
  expect(await merkleRoot([...leaves, leaves.at(-1)!])).not.toBe(root)
  expect(await merkleRoot(leaves.slice(0, -1))).not.toBe(root)
  await expect(merkleRoot([])).rejects.toThrow(RangeError)
})

test("picked tickets are different, within the list, and all of them if more are asked for", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 30 }),
      fc.integer({ min: 1, max: 40 }),
      async (tickets, count) => {
        const picked = await pickTickets(EXAMPLE.seed, tickets, count)
        expect(new Set(picked).size).toBe(Math.min(tickets, count))
        expect(picked.every(number => number >= 1 && number <= tickets)).toBe(true)
        expect(await pickTickets(EXAMPLE.seed, tickets, count)).toEqual(picked)
      },
    ),
    { numRuns: 30 },
  )
})

test("every ticket of a small list is picked about as often as the others", async () => {
  const wins = new Map<number, number>()
  for (let run = 0; run < 3000; run++) {
    const [winner] = await pickTickets(toHex(await sha256(textBytes(`run ${run}`))), 3, 1)
    wins.set(winner!, (wins.get(winner!) ?? 0) + 1)
  }
  // Five standard deviations around a third.
  for (const number of [1, 2, 3]) expect(Math.abs(wins.get(number)! - 1000)).toBeLessThan(130)
})

test("the revealed value depends on the secret, every contribution and their order", async () => {
  const [secret, one, two] = ["11".repeat(32), "22".repeat(32), "33".repeat(32)]
  const value = await revealedValue(secret, [one, two])
  expect(await revealedValue(secret, [two, one])).not.toBe(value)
  expect(await revealedValue(secret, [one])).not.toBe(value)
  expect(await revealedValue(one, [one, two])).not.toBe(value)
  expect(await commitmentOf(secret)).toHaveLength(64)
  expect(await contributionsHash([])).toBe(toHex(await sha256()))
})
