import { expect, test } from "vitest"
import { beaconValue, isBeaconSignature, QUICKNET } from "./beacon.ts"
import { fromHex, sha256, textBytes, toHex } from "./bytes.ts"

// drand/drand-client, test/beacon-verification.test.ts, "signatures on G1 with DST": the scheme of quicknet.
const DRAND_VECTOR = {
  publicKey:
    "81d320f220ee9c79e60e19dedc838c31e3ab919b15481e9feb52f643628c4f6a13fdc52129493875a818109d767272ca0541cbcdcea9335f2870d781b39b845ba8cbd44fdfe4967781cf72ca5917fc9398bcf97ca0548ed5a709016c4b1ff0f3",
  round: 38,
  signature:
    "95c93585c513ebbcb4777ff15599b3140e5ec0295faa0e483f3deadd88fa6d43f0d3703e3a4ce106e8fd6c6987f32126",
  value: "b2fc21325a24904a6a9e81a6c63f65f6cec3f0b2400df3f4a56b214770e9ccca",
}

// drand/website, docs/blog/2023-10-16-quicknet-is-live.md: the answer of quicknet's /info.
const GROUP_HASH = "f477d5c89f21a17c863a7f937c6a6d15859414d2be09cd448d4279af331c5d3e"
const BEACON_ID = "quicknet"

test("drand's own test vector of the scheme is valid, for its round only", async () => {
  const { publicKey, round, signature, value } = DRAND_VECTOR
  expect(await isBeaconSignature(round, signature, publicKey)).toBe(true)
  expect(await isBeaconSignature(55, signature, publicKey)).toBe(false)
  expect(await isBeaconSignature(2, signature, publicKey)).toBe(false)
  expect(await beaconValue(signature)).toBe(value)
})

test("key, period and first round lead to the chain hash that drand publishes", async () => {
  const times = new DataView(new ArrayBuffer(12))
  times.setUint32(0, QUICKNET.period)
  times.setBigInt64(4, BigInt(QUICKNET.genesisTime))
  const info = [new Uint8Array(times.buffer), fromHex(QUICKNET.publicKey), fromHex(GROUP_HASH)]
  expect(toHex(await sha256(...info, textBytes(BEACON_ID)))).toBe(QUICKNET.chainHash)
})

// Rounds of quicknet as its relays serve them; only the holders of its key can sign them.
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
