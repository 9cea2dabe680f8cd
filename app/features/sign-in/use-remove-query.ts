import { useEffect } from "react"
import { useLocation } from "react-router"

/** Takes the code of a link out of the address bar, so that no history or screenshot keeps it. */
export function useRemoveQuery() {
  const { key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: each navigation writes the address anew
  useEffect(() => {
    window.history.replaceState(window.history.state, "", window.location.pathname)
  }, [key])
}
