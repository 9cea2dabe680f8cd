import { useEffect, useState } from "react"
import { useConfig } from "#app/lib/rendering/config.ts"
import { onceSettled } from "#app/lib/rendering/once-settled.ts"
import type { Seats } from "./seats.ts"

/** The seats of some dates, as they change. The cached page may be a minute old; the browser reads them again. */
export function useLiveSeats(initial: Readonly<Record<string, Seats>>): Readonly<Record<string, Seats>> {
  const { supabaseUrl, publishableKey } = useConfig()
  const [live, setLive] = useState<Record<string, Seats>>({})
  const ids = Object.keys(initial).sort().join()

  useEffect(() => {
    if (!ids) return
    const wanted = new Set(ids.split(","))
    function take(rows: readonly (Seats & { id: string })[]) {
      const known = rows.filter(({ id }) => wanted.has(id))
      if (known.length > 0) {
        setLive(before => ({ ...before, ...Object.fromEntries(known.map(row => [row.id, row])) }))
      }
    }
    return onceSettled(async signal => {
      const { listenToSeats } = await import("./live-seats.ts")
      await listenToSeats({ supabaseUrl, publishableKey }, [...wanted], take, signal)
    })
  }, [ids, supabaseUrl, publishableKey])

  return { ...initial, ...live }
}
