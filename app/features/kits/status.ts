import type { RowAction } from "#app/lib/staff/define-staff-list.ts"

export const OPEN_STATUSES = ["requested", "approved", "packed"] as const

export const STATUS_LABELS = {
  requested: "Requested",
  approved: "Approved",
  packed: "Packed",
  shipped: "Shipped",
  delivered: "Delivered",
  canceled: "Canceled",
  out_of_stock: "Out of stock",
} as const

export type KitStatus = keyof typeof STATUS_LABELS

export function statusLabel(status: string) {
  return status in STATUS_LABELS ? STATUS_LABELS[status as KitStatus] : status
}

const STEP_LABELS: Partial<Record<string, string>> = {
  approved: "Approve",
  packed: "Packed",
  shipped: "Shipped",
  delivered: "Delivered",
  canceled: "Cancel",
  out_of_stock: "Out of stock",
}

interface MovableRequest {
  /** From the database; the first one is the regular next step. */
  next_statuses: readonly string[] | null
}

/** A button for each status that the database lets a request move to. */
export function statusSteps({ next_statuses }: MovableRequest): readonly RowAction[] {
  return (next_statuses ?? []).map((intent, index) => {
    const label = STEP_LABELS[intent] ?? statusLabel(intent)
    return index === 0 ? { intent, label, isPrimary: true } : { intent, label }
  })
}

/** Only the step forward, for several requests of one status at once. */
export function nextSteps(request: MovableRequest): readonly RowAction[] {
  const steps = statusSteps(request).filter(({ isPrimary }) => isPrimary)
  return steps.map(step => (step.intent === "shipped" ? { ...step, effect: shippedEffect } : step))
}

function shippedEffect(count: number) {
  return count === 1
    ? "One person will be told that their kit is on its way."
    : `${count} people will be told that their kit is on its way.`
}
