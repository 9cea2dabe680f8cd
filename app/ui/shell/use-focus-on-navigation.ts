import { useEffect, useRef } from "react"
import { useLocation } from "react-router"
import { MAIN_ID } from "./skip-link.tsx"

/**
 * After a client navigation, moves the focus to the heading of the new page, so that Tab continues there and screen
 * readers read it, or to the section that the address names. A field that has the focus, and a list that stays in view,
 * keep it.
 */
export function useFocusOnNavigation() {
  const { key, pathname, hash } = useLocation()
  const last = useRef({ key, pathname })
  useEffect(() => {
    const before = last.current
    last.current = { key, pathname }
    const main = document.getElementById(MAIN_ID)
    if (before.key === key || !main) return
    const active = document.activeElement
    const isLost = !active || active === document.body
    if (!isLost && (hash || before.pathname === pathname || main.contains(active))) return
    const target = hash ? document.getElementById(hash.slice(1)) : (main.querySelector("h1") ?? main)
    if (!target) return
    if (target.tabIndex < 0) target.tabIndex = -1
    target.focus({ preventScroll: true })
  }, [key, pathname, hash])
}
