import { expect, test } from "vitest"
import { beaconValue, isBeaconSignature } from "./beacon.ts"

// Real rounds of drand quicknet: nobody else can sign so that its public key verifies it.
const ROUNDS = [
  {
    round: 1000,
    signature:
      "b44679b9a59af2ec876b1a6b1ad52ea9b1615fc3982b19576350f93447cb1125e342b73a8dd2bacbe47e4b6b63ed5e39",
    value: "fe290beca10872ef2fb164d2aa4442de4566183ec51c56ff3cd603d930e54fdd",
  },
  {
    round: 32_281_667,
    signature:
      "b0f5ae301358ff87a9d3dd539ed4a07c0148b1ab4f7b61a8ca43c7e9ca7ca9553e4faae9188deb30b2cd1a7f447e3e5b",
    value: "4fd2fc55983dbfa3f446d8a0bd56f16cc8c5e76afd1ec154b60d477cbabed13b",
  },
] as const

test.each(ROUNDS)("round $round has a valid signature and its published value", async entry => {
  expect(await isBeaconSignature(entry.round, entry.signature)).toBe(true)
  expect(await beaconValue(entry.signature)).toBe(entry.value)
})

test("a signature is valid for its own round only", async () => {
  const [first, second] = ROUNDS
  expect(await isBeaconSignature(first.round + 1, first.signature)).toBe(false)
  expect(await isBeaconSignature(first.round, second.signature)).toBe(false)
})

test("a changed, short or malformed signature is not valid", async () => {
  const [{ round, signature }] = ROUNDS
  expect(await isBeaconSignature(round, signature.replace(/9$/, "8"))).toBe(false)
  expect(await isBeaconSignature(round, signature.slice(2))).toBe(false)
  expect(await isBeaconSignature(round, "z".repeat(96))).toBe(false)
  expect(await isBeaconSignature(round, "0".repeat(96))).toBe(false)
  expect(await isBeaconSignature(0, signature)).toBe(false)
})
