import type { DbEnum } from "#app/lib/supabase/types.ts"
import type { FinishedThing } from "./guest-world.ts"
import { kindOf } from "./source.ts"

/** The resource route that counts coins (pages/resources/coins.ts). */
export const COINS = "/narcatsworld/coins"

export interface CoinResult {
  outcome: DbEnum<"coin_outcome"> | "off"
  coins: number
}

export async function sendFinished(thing: FinishedThing): Promise<CoinResult> {
  const response = await fetch(COINS, {
    ...{ method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(thing) },
    redirect: "error",
  })
  if (!response.ok) throw new Error(`the coins were refused with status ${response.status}`)
  return response.json()
}

/** How many coins the source is worth. */
export async function coinsFor(source: string): Promise<number> {
  const response = await fetch(COINS)
  const { amounts }: { amounts: Record<string, number> } = await response.json()
  return amounts[kindOf(source)] ?? 0
}
