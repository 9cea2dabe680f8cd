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

const STEPS: Partial<Record<string, readonly RowAction[]>> = {
  requested: [
    forward("approved", "Approve"),
    backward("out_of_stock", "Out of stock"),
    backward("canceled", "Cancel"),
  ],
  approved: [
    forward("packed", "Packed"),
    backward("out_of_stock", "Out of stock"),
    backward("canceled", "Cancel"),
  ],
  packed: [forward("shipped", "Shipped"), backward("canceled", "Cancel")],
  shipped: [forward("delivered", "Delivered")],
}

/** The statuses a request can move to, as `move_kit_request` allows. */
export function statusSteps(status: string): readonly RowAction[] {
  return STEPS[status] ?? []
}

/** Only the step forward, for several requests of one status at once. */
export function nextSteps(status: string): readonly RowAction[] {
  return statusSteps(status).filter(({ isPrimary }) => isPrimary)
}

function forward(intent: KitStatus, label: string): RowAction {
  return { intent, label, isPrimary: true }
}

function backward(intent: KitStatus, label: string): RowAction {
  return { intent, label }
}
