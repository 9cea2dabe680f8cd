import { type RefObject, useEffect, useRef, useState } from "react"
import { useNavigation, useRevalidator } from "react-router"
import { useConfig } from "#app/lib/rendering/config.ts"
import { onceSettled } from "#app/lib/rendering/once-settled.ts"

// Several changes in a row are read once.
const PAUSE_MS = 200

/** Reads the inbox again when someone takes or finishes an item, or when a new one arrives; private reports send no signal. */
export function useLiveInbox(inbox: RefObject<HTMLElement | null>, sections: unknown) {
  const { supabaseUrl, publishableKey } = useConfig()
  const { revalidate } = useRevalidator()
  const isNavigating = useNavigation().state !== "idle"
  const [isStale, setStale] = useState(false)
  const focused = useRef<Element | null>(null)

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
    // A keyboard user whose item someone else has finished stays in the inbox.
    if (focused.current && !focused.current.isConnected) inbox.current?.focus()
    function remember() {
      focused.current = inbox.current?.contains(document.activeElement) ? document.activeElement : null
    }
    document.addEventListener("focusin", remember)
    return () => document.removeEventListener("focusin", remember)
  }, [sections, inbox])
}
