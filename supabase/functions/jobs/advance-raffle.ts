import { z } from "zod"
import { isBeaconSignature, QUICKNET } from "../_shared/draw/beacon.ts"
import type { Service } from "../_shared/service.ts"
import type { Job } from "./run-job.ts"

const TIMEOUT_MS = 10_000
// The League of Entropy's own relays; all serve the same signed rounds.
const DEFAULT_URLS = "https://api.drand.sh,https://api2.drand.sh,https://drand.cloudflare.com"

const roundSchema = z.object({ round: z.number(), signature: z.string() })

interface BeaconSource {
  /** Base URLs, separated by commas. */
  urls: string | undefined
  fetch: typeof globalThis.fetch
}

class BeaconUnreachable extends Error {
  override name = "BeaconUnreachable"
}

/**
 * Seals, draws and passes prizes on, with the beacon round that the rules name. Each call is a transaction that changes
 * nothing the second time, so the job can stop anywhere and run again.
 */
export async function advanceRaffle(db: Service, { payload }: Job, source: BeaconSource): Promise<void> {
  const { data: round } = await db.rpc("advance_raffle", { wanted: payload.raffle }).throwOnError()
  if (round === null) return
  const signature = await signatureOf(z.number().parse(round), source)
  await db.rpc("record_beacon", { wanted: payload.raffle, signature }).throwOnError()
}

async function signatureOf(round: number, { urls = DEFAULT_URLS, fetch }: BeaconSource): Promise<string> {
  for (const base of urls.split(",")) {
    const signature = await fetchSignature(
      `${base.trim()}/${QUICKNET.chainHash}/public/${round}`,
      round,
      fetch,
    )
    if (signature) return signature
  }
  throw new BeaconUnreachable()
}

/** Null if the relay does not answer in time, or with something that the beacon has not signed. */
async function fetchSignature(
  url: string,
  round: number,
  fetch: BeaconSource["fetch"],
): Promise<string | null> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) })
    const answer = roundSchema.parse(await response.json())
    return (await isBeaconSignature(round, answer.signature)) ? answer.signature : null
  } catch {
    return null
  }
}
