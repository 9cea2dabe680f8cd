import { useEffect } from "react"
import { useRevalidator } from "react-router"
import type { Claims } from "./session-store.ts"

/** In the root: starts the browser's session, whose code loads after hydration. */
export function useSessionRefresh(user: Claims | null) {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    let isExpired = false
    let stop = () => {}
    import("./browser-session.ts").then(
      ({ startBrowserSession }) => {
        if (!isExpired) stop = startBrowserSession(user, () => void revalidate())
      },
      // The page works without it; the server still reads the cookie.
      () => undefined,
    )
    return () => {
      isExpired = true
      stop()
    }
  }, [user, revalidate])
}
