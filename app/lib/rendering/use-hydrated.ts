import { useSyncExternalStore } from "react"

/** False on the server and until the script has taken over, so that a switch nobody answers is not shown. */
export function useHydrated() {
  return useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  )
}
