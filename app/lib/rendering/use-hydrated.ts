import { useSyncExternalStore } from "react"

/** False on the server and until hydration, to hide controls that do not work without script. */
export function useHydrated() {
  return useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  )
}
