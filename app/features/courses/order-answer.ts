import { moveByCommand } from "#app/lib/forms/move-item.ts"

/** Before an order that is still being arranged; without it the order has been handed in. */
const DRAFT = "~"

export interface OrderAnswer {
  ids: string[]
  isHandedIn: boolean
}

/** An order as it is kept, or null where it does not hold exactly these steps. */
export function readOrder(kept: string | undefined, steps: readonly string[]): OrderAnswer | null {
  if (!kept) return null
  const isHandedIn = !kept.startsWith(DRAFT)
  const ids = (isHandedIn ? kept : kept.slice(DRAFT.length)).split(",")
  const isWhole = ids.length === steps.length && steps.every(step => ids.includes(step))
  return isWhole ? { ids, isHandedIn } : null
}

/** What pressing one of the block's keys makes of an order: `check`, or `up:step` and `down:step`. */
export function pressed(ids: readonly string[], key: string): string {
  if (key === "check") return ids.join(",")
  return DRAFT + moveByCommand(ids, key).join(",")
}
