import { base64url } from "./issuer-keys.ts"

export const PURPOSES = ["revocation", "suspension"] as const
export type Purpose = (typeof PURPOSES)[number]

export const STATUS: Record<Purpose, string> = { revocation: "revoked", suspension: "suspended" }

// The minimum of the standard, so that a list does not reveal which certificate was checked.
const MIN_ENTRIES = 131_072

export function isPurpose(text: unknown): text is Purpose {
  return PURPOSES.some(purpose => purpose === text)
}

export function statusListUrl(site: string, purpose: Purpose): string {
  return `${site}/credentials/status/${purpose}`
}

interface Numbers {
  /** Numbers of revoked or suspended certificates. */
  numbers: readonly number[]
  /** Highest number of all certificates. */
  highest: number
}

/** One bit per certificate, at its number, set if it is revoked or suspended. */
export async function statusList(
  purpose: Purpose,
  { numbers, highest }: Numbers,
  issuer: string,
  site: string,
) {
  const url = statusListUrl(site, purpose)
  return {
    "@context": ["https://www.w3.org/ns/credentials/v2"],
    id: url,
    type: ["VerifiableCredential", "BitstringStatusListCredential"],
    issuer,
    validFrom: new Date().toISOString().replace(/\.\d+Z$/, "Z"),
    credentialSubject: {
      id: `${url}#list`,
      type: "BitstringStatusList",
      statusPurpose: purpose,
      encodedList: `u${base64url(await gzipped(bitstring(numbers, highest)))}`,
    },
  }
}

/** The first certificate is the leftmost bit. */
function bitstring(numbers: readonly number[], highest: number): Uint8Array<ArrayBuffer> {
  let entries = MIN_ENTRIES
  while (entries <= highest) entries *= 2
  const bits = new Uint8Array(entries / 8)
  for (const number of numbers) bits[number >> 3]! |= 0x80 >> (number & 7)
  return bits
}

async function gzipped(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const stream = new Blob([bytes]).stream().pipeThrough(new CompressionStream("gzip"))
  return new Uint8Array(await new Response(stream).arrayBuffer())
}
