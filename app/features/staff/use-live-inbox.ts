import { type RefObject, useEffect, useRef, useState } from "react"
import { useNavigation, useRevalidator } from "react-router"
import { useConfig } from "#app/lib/rendering/config.ts"
import { onceSettled } from "#app/lib/rendering/once-settled.ts"

// Several changes in a row are read once.
const PAUSE_MS = 200

interface Place {
  element: Element
  /** Its item, the next and the previous one. */
  items: Element[]
}

/** Reads the inbox again when someone takes or finishes an item, or when a new one arrives; private reports send no signal. */
export function useLiveInbox(inbox: RefObject<HTMLElement | null>, sections: unknown) {
  const { supabaseUrl, publishableKey } = useConfig()
  const { revalidate } = useRevalidator()
  const isNavigating = useNavigation().state !== "idle"
  const [isStale, setStale] = useState(false)
  const focused = useRef<Place | null>(null)

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    function onChange() {
      clearTimeout(timer)
      timer = setTimeout(() => setStale(true), PAUSE_MS)
    }
    const leave = onceSettled(async signal => {
      const { listenToInbox } = await import("./live-inbox.ts")
      await listenToInbox({ supabaseUrl, publishableKey }, onChange, signal)
    })
    return () => {
      clearTimeout(timer)
      leave()
    }
  }, [supabaseUrl, publishableKey])

  useEffect(() => {
    // Reading again would stop a navigation that has already taken its message from the server.
    if (!isStale || isNavigating) return
    setStale(false)
    revalidate()
  }, [isStale, isNavigating, revalidate])

  // biome-ignore lint/correctness/useExhaustiveDependencies: new sections may have removed the focused item
  useEffect(() => {
    // A keyboard user whose button is gone goes on with the same item, or with one beside it if that is done.
    if (focused.current && !focused.current.element.isConnected) {
      const item = focused.current.items.find(({ isConnected }) => isConnected)
      ;(item?.querySelector("a") ?? inbox.current)?.focus()
    }
    function remember() {
      const element = document.activeElement
      focused.current = element && inbox.current?.contains(element) ? placeOf(element) : null
    }
    document.addEventListener("focusin", remember)
    return () => document.removeEventListener("focusin", remember)
  }, [sections, inbox])
}

function placeOf(element: Element): Place {
  const item = element.closest("li")
  const items = [item, item?.nextElementSibling, item?.previousElementSibling]
  return { element, items: items.filter(other => other instanceof Element) }
}
