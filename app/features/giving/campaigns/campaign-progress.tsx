import { formatLongDate } from "#app/lib/format/dates.ts"
import { cn } from "#app/lib/theming/cn.ts"
import { ProgressBar } from "#app/ui/data/progress.tsx"
import { formatCents } from "../money.ts"
import { progressOf } from "./progress.ts"
import { type Campaign, isOpen } from "./queries.ts"

interface Props {
  campaign: Campaign
  isTest: boolean
  className?: string
}

/** How far a campaign is: only money that arrived, without fees and refunds. */
export function CampaignProgress({ campaign, isTest, className }: Props) {
  const { gifts, givenCents, raisedCents, leftCents } = progressOf(campaign, isTest)
  const goal = formatCents(campaign.goal_cents)
  return (
    <div className={cn("grid gap-3", className)}>
      <p className="flex flex-wrap items-baseline justify-between gap-x-5 gap-y-1">
        <b className="display text-[clamp(2rem,3.4vw,3rem)] leading-none wdth-72">
          {formatCents(raisedCents)}
        </b>
        <span className="font-bold">of {goal}</span>
      </p>
      <ProgressBar
        value={raisedCents / 100}
        max={campaign.goal_cents / 100}
        label={`Dollars raised of ${goal}`}
        className="outline-3 outline-ink"
      />
      <p>
        {gifts === 0 ? "No gifts yet. " : `${gifts === 1 ? "One gift" : `${gifts} gifts`} so far. `}
        {leftCents > 0
          ? `${formatCents(leftCents)} to go.`
          : "The goal is reached. More gifts do more of the same."}{" "}
        <EndText campaign={campaign} />
      </p>
      <MatchText {...{ campaign, isTest, givenCents }} />
    </div>
  )
}

function EndText({ campaign }: Pick<Props, "campaign">) {
  if (campaign.ends_on === null) return null
  const day = formatLongDate(campaign.ends_on)
  return isOpen(campaign) ? `Open until ${day}.` : `It ended on ${day}.`
}

/** What a matching pool adds, and what is left of it. */
export function MatchText({ campaign, isTest, givenCents }: Props & { givenCents: number }) {
  if (campaign.match_cents === null) return null
  const { matchedCents, poolLeftCents } = progressOf(campaign, isTest)
  const pool = `${campaign.matched_by} adds a dollar to each dollar given, up to ${formatCents(campaign.match_cents)}.`
  if (poolLeftCents === 0)
    return (
      <p>
        {campaign.matched_by} matched {formatCents(matchedCents)} of the {formatCents(givenCents)} given.
        Their pool is used up, so new gifts aren’t doubled.
      </p>
    )
  return (
    <p>
      {pool} {formatCents(matchedCents)} is matched so far, and {formatCents(poolLeftCents)} is left.
    </p>
  )
}
