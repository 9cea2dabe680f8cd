import { bls12_381 } from "@noble/curves/bls12-381.js"
import { fromHex, sha256, toHex } from "./bytes.ts"

const { shortSignatures } = bls12_381

/** drand's quicknet chain, scheme bls-unchained-g1-rfc9380: each round signs its own number. */
export const QUICKNET = {
  name: "drand quicknet",
  chainHash: "52db9ba70e0cc0f6eaf7803dd07447a1f5477735fd3f661792ba94600c84e971",
  publicKey:
    "83cf0f2896adee7eb8b5f01fcad3912212c437e0073e911fb90022d3e760183c8c4b450b6a0a6c3ac6a5776a2d1064510d1fec758c921cc22b0e17e63aaf4bcb5ed66304de9cf809bd274ca73bab4af5a6e9c76a4bc09e76eae8991ef5ece45a",
  genesisTime: 1_692_803_367,
  period: 3,
} as const

const SIGNATURE = /^[0-9a-f]{96}$/
const DOMAIN = "BLS_SIG_BLS12381G1_XMD:SHA-256_SSWU_RO_NUL_"

/** Whether the beacon's key signed this round. False for malformed signatures, which the library throws on. */
export async function isBeaconSignature(
  round: number,
  signature: string,
  publicKey: string = QUICKNET.publicKey,
): Promise<boolean> {
  if (!SIGNATURE.test(signature) || !Number.isSafeInteger(round) || round < 1) return false
  const message = await sha256(roundBytes(round))
  try {
    return shortSignatures.verify(
      fromHex(signature),
      shortSignatures.hash(message, DOMAIN),
      fromHex(publicKey),
    )
  } catch {
    return false
  }
}

/** The random value of a round. */
export async function beaconValue(signature: string): Promise<string> {
  return toHex(await sha256(fromHex(signature)))
}

function roundBytes(round: number): Uint8Array {
  const bytes = new Uint8Array(8)
  new DataView(bytes.buffer).setBigUint64(0, BigInt(round))
  return bytes
}
