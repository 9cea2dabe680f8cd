import { expect, test } from "vitest"
import { merkleRoot, ticketLeaf } from "#supabase/functions/_shared/draw/merkle.ts"
import { ticketProofs } from "./proofs.server.ts"

const TICKETS = Array.from({ length: 7 }, (_, index) => ({ number: index + 1, code: `code-${index}` }))
const leaves = await Promise.all(TICKETS.map(({ number, code }) => ticketLeaf(number, code)))
const root = await merkleRoot(leaves)

test("every ticket leads to the root that Web Crypto computes, and the sealed list is read once", async () => {
  let reads = 0
  const readLeaves = async () => {
    reads++
    return leaves
  }
  for (const ticket of TICKETS) {
    const [proof] = await ticketProofs([ticket], root, readLeaves)
    expect(proof).toMatchObject({ number: ticket.number, isIncluded: true })
  }
  expect(reads).toBe(1)
})

test("a ticket with another code does not lead to the root", async () => {
  const [proof] = await ticketProofs([{ ...TICKETS[2]!, code: "other" }], root, async () => leaves)
  expect(proof!.isIncluded).toBe(false)
})

test("a list that could not be read is read again", async () => {
  const other = await merkleRoot(leaves.slice(0, 3))
  const failing = ticketProofs([TICKETS[0]!], other, () => Promise.reject(new Error("offline")))
  await expect(failing).rejects.toThrow("offline")
  const [proof] = await ticketProofs([TICKETS[0]!], other, async () => leaves.slice(0, 3))
  expect(proof!.isIncluded).toBe(true)
})
