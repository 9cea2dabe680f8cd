import { useEffect } from "react"
import { useRevalidator } from "react-router"
import type { Claims } from "./session-store.ts"

/** In the root: starts the browser's session, whose code loads after hydration. */
export function useSessionRefresh(user: Claims | null) {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    let isExpired = false
    let stop = () => {}
    function start() {
      import("./browser-session.ts").then(
        ({ startBrowserSession }) => {
          if (!isExpired) stop = startBrowserSession(user, () => void revalidate())
        },
        // The page works without it; the server still reads the cookie.
        () => undefined,
      )
    }
    // In a task of its own: preparing an import takes a phone 10 ms, and all effects of a page run in one task.
    const timer = setTimeout(start)
    return () => {
      isExpired = true
      clearTimeout(timer)
      stop()
    }
  }, [user, revalidate])
}
