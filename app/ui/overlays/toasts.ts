export interface Toast {
  id: number
  title: string
  text?: string
  tone?: "good" | "bad"
  /** Stays until it is removed. */
  isLasting?: boolean
}

const MAX_TOASTS = 3

/** The document's toasts, shown by app/ui/overlays/toast-region.tsx. */
export const toasts = createToasts()

/** A store of the visible toasts, oldest first. A fourth removes the oldest. */
export function createToasts() {
  const listeners = new Set<() => void>()
  let shown: readonly Toast[] = []
  let lastId = 0

  function replace(next: readonly Toast[]) {
    shown = next
    for (const listener of listeners) listener()
  }

  return {
    list: () => shown,
    add(toast: Omit<Toast, "id">) {
      replace([...shown, { ...toast, id: ++lastId }].slice(-MAX_TOASTS))
      return lastId
    },
    remove(id: number) {
      if (shown.some(toast => toast.id === id)) replace(shown.filter(toast => toast.id !== id))
    },
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
