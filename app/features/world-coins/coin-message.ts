import { assertNever } from "#app/lib/assert-never.ts"
import type { CoinResult } from "./send-finished.ts"

export function coinMessage({ outcome, coins }: CoinResult): string {
  switch (outcome) {
    case "granted":
      return `+${coins} coins`
    case "already":
      return "You have these coins already."
    case "no-age":
      return "Tell us your age first. Then you can earn coins."
    case "too-young":
    case "off":
      return "Coins can’t be saved to your account."
    case "unknown":
      return "We couldn’t add coins for this one."
    default:
      return assertNever(outcome)
  }
}
