import type { DbEnum } from "#app/lib/supabase/types.ts"

interface Helper {
  helper: DbEnum<"reversal_helper">
  amount: number
}

export type HelperShare = Helper & { percent: number }

/** Whole percentages that add up to 100, the largest share first. */
export function helperShares(helpers: readonly Helper[]): HelperShare[] {
  const total = helpers.reduce((sum, { amount }) => sum + amount, 0)
  const shares = helpers.map(helper => {
    const exact = (helper.amount / total) * 100
    return { ...helper, percent: Math.floor(exact), rest: exact % 1 }
  })
  const missing = 100 - shares.reduce((sum, { percent }) => sum + percent, 0)
  for (const share of shares.toSorted((a, b) => b.rest - a.rest).slice(0, missing)) share.percent++
  return shares.toSorted((a, b) => b.amount - a.amount).map(({ rest: _, ...share }) => share)
}
