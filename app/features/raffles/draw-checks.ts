import { ticketLabel } from "./labels.ts"
import type { Draw, Raffle, Winner } from "./queries.ts"

export type CheckKey = "rules" | "root" | "commitment" | "value" | "seed" | "pick"

export interface DrawCheck {
  key: CheckKey
  title: string
  how: string
  posted: string
}

/** What anyone can compute again, with the published result of each step. */
export function drawChecks(raffle: Raffle, draw: Draw, winners: readonly Winner[]): DrawCheck[] {
  const tickets = raffle.entry_count === 1 ? "1 ticket" : `${raffle.entry_count} tickets`
  const checks: DrawCheck[] = [
    { key: "rules", title: "The rules", how: "Hash the rules text", posted: raffle.rules_hash ?? "" },
    { key: "root", title: "The sealed list", how: `Rebuild the tree from ${tickets}`, posted: draw.root },
  ]
  if (!draw.value || !draw.seed) return checks
  if (raffle.method === "beacon")
    checks.push({
      key: "value",
      title: "The beacon",
      how: `Check the signature of drand quicknet round ${raffle.beacon_round}`,
      posted: draw.value,
    })
  else
    checks.push(
      {
        key: "commitment",
        title: "Our secret",
        how: "Hash the number we revealed",
        posted: raffle.commitment ?? "",
      },
      {
        key: "value",
        title: "The random value",
        how: "Mix it with what entrants’ browsers added",
        posted: draw.value,
      },
    )
  checks.push(
    { key: "seed", title: "The seed", how: "Mix the root with the random value", posted: draw.seed },
    {
      key: "pick",
      title: "The pick",
      how: `Turn the seed into numbers from 1 to ${raffle.entry_count}`,
      posted: winners.map(({ number }) => ticketLabel(number)).join(", "),
    },
  )
  return checks
}
