import type { Campaign } from "./queries.ts"

type Amounts = Pick<Campaign, "goal_cents" | "match_cents" | "campaign_totals">

/** What a campaign has reached. Gifts of test mode count only where the site takes no others. */
export function progressOf({ goal_cents, match_cents, campaign_totals }: Amounts, isTest: boolean) {
  const counted = campaign_totals.filter(({ is_live }) => is_live || isTest)
  const givenCents = counted.reduce((sum, { gift_cents }) => sum + gift_cents, 0)
  const gifts = counted.reduce((sum, total) => sum + total.gifts, 0)
  const pool = match_cents ?? 0
  const matchedCents = Math.min(givenCents, pool)
  const raisedCents = givenCents + matchedCents
  return {
    ...{ gifts, givenCents, matchedCents, raisedCents },
    leftCents: Math.max(goal_cents - raisedCents, 0),
    poolLeftCents: pool - matchedCents,
  }
}
