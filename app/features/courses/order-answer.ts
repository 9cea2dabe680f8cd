import { moveByCommand } from "#app/lib/forms/move-item.ts"

/** Prefix of an order that has not been checked yet. */
const DRAFT = "~"

interface OrderAnswer {
  ids: string[]
  isHandedIn: boolean
}

/** Reads a stored order; null unless it contains exactly these steps. */
export function readOrder(kept: string | undefined, steps: readonly string[]): OrderAnswer | null {
  if (!kept) return null
  const isHandedIn = !kept.startsWith(DRAFT)
  const ids = (isHandedIn ? kept : kept.slice(DRAFT.length)).split(",")
  const isWhole = ids.length === steps.length && steps.every(step => ids.includes(step))
  return isWhole ? { ids, isHandedIn } : null
}

/** Applies a command (`check`, `up:step` or `down:step`) to an order. */
export function pressed(ids: readonly string[], key: string): string {
  if (key === "check") return ids.join(",")
  return DRAFT + moveByCommand(ids, key).join(",")
}
