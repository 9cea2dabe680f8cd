export interface Toast {
  id: number
  title: string
  text?: string
  tone?: "good" | "bad"
}

const AT_MOST = 3

/** The document's own; app/ui/overlays/toast-region.tsx shows them. */
export const toasts = createToasts()

/** The notices on show, oldest first. A fourth sends the oldest away. */
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
      replace([...shown, { ...toast, id: ++lastId }].slice(-AT_MOST))
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
