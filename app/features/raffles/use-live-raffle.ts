import { useEffect, useState } from "react"
import { useRevalidator } from "react-router"
import { useConfig } from "#app/lib/rendering/config.ts"
import type { RaffleView } from "./raffle-view.server.ts"

/** The raffle with its current number of entries. The page is loaded again when the raffle is sealed or drawn. */
export function useLiveRaffle(raffle: RaffleView): RaffleView {
  const { supabaseUrl, publishableKey } = useConfig()
  const { revalidate } = useRevalidator()
  const { id, state, entry_count } = raffle
  const [entries, setEntries] = useState(entry_count)

  useEffect(() => {
    let isOver = false
    let leave = () => {}
    async function listen() {
      const { listenToRaffle } = await import("./live-raffle.ts")
      const stop = await listenToRaffle({ supabaseUrl, publishableKey }, id, {
        onCount: setEntries,
        onState: now => now !== state && revalidate(),
        onChange: revalidate,
      })
      if (isOver) stop()
      else leave = stop
    }
    listen()
    return () => {
      isOver = true
      leave()
    }
  }, [id, state, supabaseUrl, publishableKey, revalidate])

  return { ...raffle, entry_count: Math.max(entries, entry_count) }
}
