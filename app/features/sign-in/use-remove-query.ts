import { useEffect } from "react"
import { useLocation } from "react-router"

/** Removes the query string from the address bar, so that no history or screenshot contains the code. */
export function useRemoveQuery() {
  const { key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: each navigation sets the URL again
  useEffect(() => {
    window.history.replaceState(window.history.state, "", window.location.pathname)
  }, [key])
}
