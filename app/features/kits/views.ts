export const OPEN_STATES = ["requested", "approved", "packed"] as const

const STATES = [
  "requested",
  "approved",
  "packed",
  "shipped",
  "delivered",
  "canceled",
  "out_of_stock",
] as const

export type KitState = (typeof STATES)[number]
export type View = "open" | KitState

export const VIEWS: readonly View[] = ["open", ...STATES]

const LABELS: Record<View, string> = {
  open: "To do",
  requested: "Requested",
  approved: "Approved",
  packed: "Packed",
  shipped: "Shipped",
  delivered: "Delivered",
  canceled: "Canceled",
  out_of_stock: "Out of stock",
}

export function viewLabel(view: string) {
  return LABELS[view as View] ?? view
}

interface Step {
  next: KitState
  label: string
  isForward: boolean
}

const STEPS: Partial<Record<string, readonly Step[]>> = {
  requested: [
    forward("approved", "Approve"),
    back("out_of_stock", "Out of stock"),
    back("canceled", "Cancel"),
  ],
  approved: [forward("packed", "Packed"), back("out_of_stock", "Out of stock"), back("canceled", "Cancel")],
  packed: [forward("shipped", "Shipped"), back("canceled", "Cancel")],
  shipped: [forward("delivered", "Delivered")],
}

/** Where a request can go from here, as the database allows it. */
export function stepsFrom(status: string): readonly Step[] {
  return STEPS[status] ?? []
}

function forward(next: KitState, label: string): Step {
  return { next, label, isForward: true }
}

function back(next: KitState, label: string): Step {
  return { next, label, isForward: false }
}

/** The view and the place in it, as they stand in the address. */
export function readView(query: URLSearchParams) {
  const view = VIEWS.find(one => one === query.get("view")) ?? "open"
  const [at = "", id = ""] = (query.get("after") ?? "").split("_")
  const isPlace = !Number.isNaN(Date.parse(at)) && /^[0-9a-f-]{36}$/.test(id)
  return { view, after: isPlace ? { at, id } : null }
}

export function viewAddress(view: View, after?: string) {
  const query = new URLSearchParams()
  if (view !== "open") query.set("view", view)
  if (after) query.set("after", after)
  const text = query.toString()
  return `/staff/kits${text && `?${text}`}`
}
