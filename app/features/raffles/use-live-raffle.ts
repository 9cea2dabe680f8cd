import { useEffect, useState } from "react"
import { useRevalidator } from "react-router"
import { useConfig } from "#app/lib/rendering/config.ts"
import { onceSettled } from "#app/lib/rendering/once-settled.ts"
import type { RaffleView } from "./raffle-view.server.ts"

/** The raffle with its current number of entries. The page is loaded again when the raffle is sealed or drawn. */
export function useLiveRaffle(raffle: RaffleView): RaffleView {
  const { supabaseUrl, publishableKey } = useConfig()
  const { revalidate } = useRevalidator()
  const { id, state, entry_count } = raffle
  const [entries, setEntries] = useState(entry_count)

  useEffect(() => {
    const listener = {
      onCount: setEntries,
      onState: (now: RaffleView["state"] | null) => void (now !== state && revalidate()),
      onChange: revalidate,
    }
    return onceSettled(async signal => {
      const { listenToRaffle } = await import("./live-raffle.ts")
      await listenToRaffle({ supabaseUrl, publishableKey }, id, listener, signal)
    })
  }, [id, state, supabaseUrl, publishableKey, revalidate])

  return { ...raffle, entry_count: Math.max(entries, entry_count) }
}
