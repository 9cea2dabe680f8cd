import { base64url, toUtc } from "./issuer-keys.ts"

// Open Badges allows one status per credential, and its validator reads no other purpose. The certificate's page
// says whether it is revoked or suspended.
const PURPOSE = "revocation"
// The minimum of the standard, so that a list does not reveal which certificate was checked.
const MIN_ENTRIES = 131_072
/** How long a copy may be reused. The site's cache and its Cache-Control header use the same number. */
export const TTL_MS = 15_000
const VALID_MS = 3_600_000
// The clock of a verifier may be behind.
const CLOCK_SKEW_MS = 60_000

/** The status object of the certificate with this number. */
export function statusEntry(site: string, number: number) {
  const url = statusListUrl(site)
  return {
    id: `${url}#${number}`,
    type: "BitstringStatusListEntry",
    statusPurpose: PURPOSE,
    statusListIndex: String(number),
    statusListCredential: url,
  }
}

interface Numbers {
  /** Numbers of revoked and suspended certificates. */
  numbers: readonly number[]
  /** Highest number of all certificates. */
  highest: number
}

/** One bit per certificate, at its number, set while it is revoked or suspended. */
export async function statusList({ numbers, highest }: Numbers, issuer: string, site: string) {
  const url = statusListUrl(site)
  const now = Date.now()
  return {
    "@context": ["https://www.w3.org/ns/credentials/v2"],
    id: url,
    type: ["VerifiableCredential", "BitstringStatusListCredential"],
    issuer,
    validFrom: toUtc(now - CLOCK_SKEW_MS),
    validUntil: toUtc(now + VALID_MS),
    credentialSubject: {
      id: `${url}#list`,
      type: "BitstringStatusList",
      statusPurpose: PURPOSE,
      ttl: TTL_MS,
      encodedList: `u${base64url(await gzipped(bitstring(numbers, highest)))}`,
    },
  }
}

function statusListUrl(site: string) {
  return `${site}/credentials/status/${PURPOSE}`
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
