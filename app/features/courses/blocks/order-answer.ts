import { moveByCommand } from "#app/lib/forms/move-item.ts"

const DRAFT = "~"

interface OrderAnswer {
  ids: string[]
  isSubmitted: boolean
}

/** Reads a stored order; null unless it contains exactly these steps. */
export function readOrder(kept: string | undefined, steps: readonly string[]): OrderAnswer | null {
  if (!kept) return null
  const isSubmitted = !kept.startsWith(DRAFT)
  const ids = (isSubmitted ? kept : kept.slice(DRAFT.length)).split(",")
  const isWhole = ids.length === steps.length && steps.every(step => ids.includes(step))
  return isWhole ? { ids, isSubmitted } : null
}

/** Applies a command (`check`, `up:step` or `down:step`) to an order. */
export function applyCommand(ids: readonly string[], command: string): string {
  if (command === "check") return ids.join(",")
  return draftOf(moveByCommand(ids, command))
}

/** An order that has not been checked yet. */
export function draftOf(ids: readonly string[]) {
  return DRAFT + ids.join(",")
}
