import { useEffect } from "react"
import type { DataStrategyResult, MiddlewareFunction } from "react-router"
import { dataRouter } from "./data-router.ts"

/** Root client middleware: the hash of a navigation never reaches the server, so it is kept here. */
export const keepHash: MiddlewareFunction<Record<string, DataStrategyResult>> = async (_, next) => {
  const target = dataRouter()?.state.navigation.location
  if (target?.hash) (await import("./return-path-browser.ts")).rememberTarget(target)
  return next()
}

/** On the page for signing in: keeps the hash of the address that led here. */
export function useHashKeeper() {
  useEffect(() => {
    const { hash, pathname, search } = window.location
    if (hash === "") return
    import("./return-path-browser.ts").then(
      ({ rememberHash }) => {
        rememberHash(hash)
        window.history.replaceState(window.history.state, "", pathname + search)
      },
      // Without it they land at the top of their page instead of in the middle.
      () => undefined,
    )
  }, [])
}
