import type { ClientInstrumentation } from "react-router"

let target: URL | undefined
const listeners = new Set<() => void>()

/** The URL of the current navigation. Client middleware sees neither the hash nor whether a fetcher made the request. */
export function navigationTarget() {
  return target
}

/** Calls the listener whenever a navigation starts. Returns the unsubscribe function. */
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
