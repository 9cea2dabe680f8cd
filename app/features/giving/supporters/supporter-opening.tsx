import type { ReactNode } from "react"
import { cn } from "#app/lib/theming/cn.ts"
import { ProgressBar } from "#app/ui/data/progress.tsx"
import { Link } from "#app/ui/navigation/link.tsx"
import { useBackgroundClass } from "#app/ui/shell/background.ts"
import { MatchText } from "../campaigns/campaign-progress.tsx"
import { progressOf } from "../campaigns/progress.ts"
import type { Campaign } from "../campaigns/queries.ts"
import { formatCents } from "../money.ts"
import type { SupporterPage } from "./queries.ts"

interface Props {
  page: SupporterPage
  campaign: Campaign
  isTest: boolean
  /** The form, or why there is none. */
  children: ReactNode
}

/** The page of a supporter: their words and how far it is on the left, the form on the right. */
export function SupporterOpening({ page, campaign, isTest, children }: Props) {
  return (
    <section className={cn("overflow-x-clip pb-[clamp(48px,6vw,96px)]", useBackgroundClass("white"))}>
      <div className="wrap grid items-start gap-[clamp(28px,5vw,88px)] pt-[clamp(6px,1.2vw,18px)] column:grid-cols-[minmax(0,1.08fr)_minmax(0,1fr)]">
        <div className="grid gap-6">
          <Link to={`/donate/${campaign.slug}`} className="justify-self-start font-bold underline">
            {campaign.title}
          </Link>
          <h1 className="wrap-anywhere text-1 uppercase leading-[0.86] wdth-74">{page.title}</h1>
          <p className="wrap-anywhere max-w-[30em] whitespace-pre-line text-lead leading-[1.42]">
            {page.story}
          </p>
          <p className="font-bold">{page.name}</p>
          <PageProgress {...{ page, campaign, isTest }} />
          <Donors donors={page.donors} />
        </div>
        {children}
      </div>
    </section>
  )
}

function PageProgress({ page, campaign, isTest }: Omit<Props, "children">) {
  const amounts = { goal_cents: page.goalCents, match_cents: null, campaign_totals: page.totals }
  const { gifts, givenCents, leftCents } = progressOf(amounts, isTest)
  const goal = formatCents(page.goalCents)
  return (
    <div className="grid max-w-140 gap-3">
      <p className="flex flex-wrap items-baseline justify-between gap-x-5 gap-y-1">
        <b className="display text-[clamp(2rem,3.4vw,3rem)] leading-none wdth-72">
          {formatCents(givenCents)}
        </b>
        <span className="font-bold">of {goal}</span>
      </p>
      <ProgressBar
        value={givenCents / 100}
        max={page.goalCents / 100}
        label={`Dollars raised of ${goal}`}
        className="outline-3 outline-ink"
      />
      <p>
        {gifts === 0
          ? "No gifts yet. "
          : `${gifts === 1 ? "One gift" : `${gifts} gifts`} through this page. `}
        {leftCents > 0 ? `${formatCents(leftCents)} to go. ` : "The goal is reached. "}
        Every gift is for {campaign.title}.
      </p>
      <MatchText {...{ campaign, isTest, givenCents: progressOf(campaign, isTest).givenCents }} />
    </div>
  )
}

function Donors({ donors }: Pick<SupporterPage, "donors">) {
  if (donors.length === 0) return null
  return (
    <section aria-labelledby="donors" className="grid max-w-140 gap-3">
      <h2 id="donors" className="text-3 leading-tight">
        They gave
      </h2>
      <ul className="grid gap-x-8 phone:grid-cols-2">
        {donors.map(({ name, amountCents }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: donors have no id, so that no gift can be looked up
          <li key={index} className="flex items-baseline justify-between gap-4 border-ink border-b-2 py-2">
            <b className="wrap-anywhere">{name}</b>
            {amountCents !== null && <span className="tabular-nums">{formatCents(amountCents)}</span>}
          </li>
        ))}
      </ul>
    </section>
  )
}
