import type { ClientInstrumentation } from "react-router"

let target: URL | undefined
const listeners = new Set<() => void>()

/** Where the current navigation leads. Client middleware sees neither the hash nor whether a fetcher asks. */
export function navigationTarget() {
  return target
}

/** Calls the listener whenever a navigation starts; returns how to stop. */
export function onNavigation(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

export const trackNavigation: ClientInstrumentation = {
  router({ instrument }) {
    instrument({
      async navigate(callNavigate, { to }) {
        // A number goes back or forward: the address bar already shows the target.
        if (typeof to === "number") return
        const own = new URL(to === "." ? "" : to, window.location.href)
        target = own
        for (const listener of listeners) listener()
        await callNavigate()
        if (target === own) target = undefined
      },
    })
  },
}
