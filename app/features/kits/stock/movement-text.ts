import type { DbEnum } from "#app/lib/supabase/types.ts"

interface Movement {
  change: DbEnum<"stock_change">
  kits: number
  doses: number
}

const CHANGES: Readonly<Record<Movement["change"], string>> = {
  received: "Received",
  shipped: "Mailed",
  "handed-out": "Handed out",
  moved: "Moved",
  corrected: "Counted",
}

/** “Moved in: 4 kits, 2 doses.” Counts state the difference. */
export function movementText({ change, kits, doses }: Movement) {
  const direction = change === "moved" ? (kits + doses > 0 ? " in" : " out") : ""
  const amounts = [amount(kits, "kit", change), amount(doses, "dose", change)].filter(Boolean)
  return `${CHANGES[change]}${direction}: ${amounts.join(", ") || "no difference"}`
}

function amount(count: number, noun: string, change: Movement["change"]) {
  if (count === 0) return ""
  const sign = change !== "corrected" ? "" : count > 0 ? "plus " : "minus "
  const size = Math.abs(count)
  return `${sign}${size} ${size === 1 ? noun : `${noun}s`}`
}
