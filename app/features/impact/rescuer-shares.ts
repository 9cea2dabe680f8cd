import type { DbEnum } from "#app/lib/supabase/types.ts"

interface Rescuer {
  rescuer: DbEnum<"reversal_rescuer">
  amount: number
}

export type RescuerShare = Rescuer & { percent: number }

/** Whole percentages that add up to 100, the largest share first. */
export function rescuerShares(rescuers: readonly Rescuer[]): RescuerShare[] {
  const total = rescuers.reduce((sum, { amount }) => sum + amount, 0)
  const shares = rescuers.map(rescuer => {
    const exact = (rescuer.amount / total) * 100
    return { ...rescuer, percent: Math.floor(exact), rest: exact % 1 }
  })
  const missing = 100 - shares.reduce((sum, { percent }) => sum + percent, 0)
  for (const share of shares.toSorted((a, b) => b.rest - a.rest).slice(0, missing)) share.percent++
  return shares.toSorted((a, b) => b.amount - a.amount).map(({ rest: _, ...share }) => share)
}
