import { useEffect, useRef } from "react"
import { useLocation } from "react-router"
import { MAIN_ID } from "./skip-link.tsx"

/**
 * After a client navigation, moves the focus to the heading of the new page, so that Tab continues there and screen
 * readers read it. A field that has the focus, and a list that stays in view, keep it.
 */
export function useFocusOnNavigation() {
  const { key, pathname, hash } = useLocation()
  const last = useRef({ key, pathname })
  useEffect(() => {
    const before = last.current
    last.current = { key, pathname }
    const main = document.getElementById(MAIN_ID)
    if (before.key === key || hash || !main) return
    const active = document.activeElement
    const isLost = !active || active === document.body
    if (!isLost && (before.pathname === pathname || main.contains(active))) return
    const heading = main.querySelector("h1") ?? main
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
  }, [key, pathname, hash])
}
