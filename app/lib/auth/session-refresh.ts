import { useEffect } from "react"
import { useRevalidator } from "react-router"
import type { Claims } from "./session-store.ts"

/** In the root: keeps the browser's session, with code that comes after the page has started. */
export function useSessionRefresh(user: Claims | null) {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    let isOver = false
    let stop = () => {}
    import("./browser-session.ts").then(
      ({ startBrowserSession }) => {
        if (!isOver) stop = startBrowserSession(user, () => void revalidate())
      },
      // Without it the page works; the server still knows its visitor by their cookie.
      () => undefined,
    )
    return () => {
      isOver = true
      stop()
    }
  }, [user, revalidate])
}
