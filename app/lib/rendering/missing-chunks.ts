import { useSyncExternalStore } from "react"
import { navigationTarget, onNavigation } from "./navigation-target.ts"
import { reloadOnce } from "./reload-once.ts"

let error: Error | undefined
let isLeaving = false
const listeners = new Set<() => void>()

/**
 * A chunk that cannot be loaded during a navigation belongs to a build that is gone: loads the navigation's target
 * from the server, once. Vite dispatches an event for its own chunks; for route modules React Router reloads the
 * page in view, which is stopped here. Browsers without the Navigation API keep that reload. Without a network the
 * page in view stays until there is one.
 */
export function handleMissingChunks(whenOnline: () => Promise<void>) {
  window.addEventListener("vite:preloadError", event => {
    if (loadTarget()) event.preventDefault()
  })
  window.navigation?.addEventListener("navigate", event => {
    if (event.navigationType !== "reload" || event.userInitiated || isLeaving || !navigationTarget()) return
    event.preventDefault()
    if (!navigator.onLine) void whenOnline().then(loadTarget)
    else if (!loadTarget()) setError(new Error("A route module could not be loaded"))
  })
  onNavigation(() => setError(undefined))
}

/** Throws to the error boundary when a page's code is still missing after the reload. */
export function useMissingChunkError() {
  const thrown = useSyncExternalStore(
    listener => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => error,
    () => undefined,
  )
  if (thrown) throw thrown
}

function loadTarget() {
  const target = navigationTarget()
  isLeaving = target !== undefined && navigator.onLine && reloadOnce(target.pathname + target.search)
  return isLeaving
}

function setError(next: Error | undefined) {
  error = next
  for (const listener of listeners) listener()
}
