import { type RefObject, useEffect, useState } from "react"
import { useConfig } from "#app/lib/rendering/config.ts"
import { onceSettled } from "#app/lib/rendering/once-settled.ts"
import type { ImpactCount, ImpactMetric } from "./queries.ts"

/**
 * The metrics with their amounts as they change, because the cached page may be a minute old. It connects when the
 * element becomes visible, so that the home page loads no more code than it needs.
 */
export function useLiveCounts<Metric extends Pick<ImpactMetric, "id" | "amount">>(
  metrics: readonly Metric[],
  element: RefObject<HTMLElement | null>,
): Metric[] {
  const { supabaseUrl, publishableKey } = useConfig()
  const [live, setLive] = useState<Record<string, number>>({})

  useEffect(() => {
    if (!element.current) return
    let leave = () => {}
    function take(rows: readonly ImpactCount[]) {
      setLive(before => ({ ...before, ...Object.fromEntries(rows.map(row => [row.metric, row.amount])) }))
    }
    const observer = new IntersectionObserver(entries => {
      if (!entries.some(entry => entry.isIntersecting)) return
      observer.disconnect()
      leave = onceSettled(async signal => {
        const { listenToCounts } = await import("./live-counts.ts")
        await listenToCounts({ supabaseUrl, publishableKey }, take, signal)
      })
    })
    observer.observe(element.current)
    return () => {
      observer.disconnect()
      leave()
    }
  }, [element, supabaseUrl, publishableKey])

  return metrics.map(metric => ({ ...metric, amount: live[metric.id] ?? metric.amount }))
}
