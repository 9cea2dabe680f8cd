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
  const [direction, step = ""] = key.split(":")
  const from = ids.indexOf(step)
  const to = direction === "up" ? from - 1 : from + 1
  const order = [...ids]
  if (from >= 0 && to >= 0 && to < order.length) {
    ;[order[from], order[to]] = [order[to]!, order[from]!]
  }
  return DRAFT + order.join(",")
}
