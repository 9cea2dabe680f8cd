import { z } from "zod"
import { beaconValue, isBeaconSignature } from "#supabase/functions/_shared/draw/beacon.ts"
import { sha256, textBytes, toHex } from "#supabase/functions/_shared/draw/bytes.ts"
import { commitmentOf, revealedValue } from "#supabase/functions/_shared/draw/commitment.ts"
import { merkleRoot } from "#supabase/functions/_shared/draw/merkle.ts"
import { drawSeed, pickTickets } from "#supabase/functions/_shared/draw/pick.ts"
import type { CheckKey } from "./draw-checks.ts"
import { ticketLabel } from "./labels.ts"

const hex = z.string()
const sealed = z.object({
  rules: z.string(),
  leaves: z.array(hex),
  contributions: z.array(hex),
  round: z.number().nullable(),
  signature: hex.nullable(),
  revealed: hex.nullable(),
  picks: z.number(),
})

/** Repeats the whole draw from the published list. Loaded only when a visitor asks for it. */
export async function checkDraw(slug: string): Promise<Partial<Record<CheckKey, string>>> {
  const response = await fetch(`/raffles/${slug}/sealed.json`, { credentials: "omit" })
  if (!response.ok) throw new Error(`The list is not available (${response.status})`)
  const { rules, leaves, contributions, round, signature, revealed, picks } = sealed.parse(
    await response.json(),
  )
  const root = await merkleRoot(leaves)
  const results: Partial<Record<CheckKey, string>> = { rules: toHex(await sha256(textBytes(rules))), root }
  const value =
    signature && round
      ? await signedValue(round, signature)
      : revealed && (await revealedValue(revealed, contributions))
  if (!value) return results
  if (revealed) results.commitment = await commitmentOf(revealed)
  results.value = value
  if (value === INVALID) return results
  results.seed = await drawSeed(root, value)
  results.pick = (await pickTickets(results.seed, leaves.length, picks)).map(ticketLabel).join(", ")
  return results
}

const INVALID = "The signature is not valid"

async function signedValue(round: number, signature: string) {
  return (await isBeaconSignature(round, signature)) ? beaconValue(signature) : INVALID
}
