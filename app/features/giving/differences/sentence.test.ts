import { expect, test } from "vitest"
import { differenceSentence } from "./sentence.ts"

const facts = { our_cents: 3000, provider_cents: 2550, currency: "usd", paid_at: "2026-03-01T12:00:00Z" }

test.each([
  [
    { ...facts, kind: "missing-here", our_cents: null },
    "The provider charged $25.50 on Mar 1, but we have no paid gift for it.",
  ],
  [
    { ...facts, kind: "missing-there", provider_cents: null },
    "We have a gift of $30, paid on Mar 1, that the provider doesn’t list.",
  ],
  [
    { ...facts, kind: "amount", currency: "eur" },
    "The provider charged 25.50 EUR on Mar 1, but our books say $30.",
  ],
  [
    { ...facts, kind: "refund", our_cents: 0 },
    "The provider refunded $25.50 of the payment of Mar 1, but our books say $0.",
  ],
  [
    { ...facts, kind: "dispute", our_cents: null },
    "The provider has a dispute about the payment of $25.50 on Mar 1, but our books have none.",
  ],
  [
    { ...facts, kind: "dispute", provider_cents: null },
    "Our books have a dispute about the payment of Mar 1, but the provider has none.",
  ],
] as const)("a difference is a plain sentence", (difference, sentence) => {
  expect(differenceSentence(difference)).toBe(sentence)
})
