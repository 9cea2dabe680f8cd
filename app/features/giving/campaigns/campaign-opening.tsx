import type { ReactNode } from "react"
import { cn } from "#app/lib/theming/cn.ts"
import { FittedHeadline } from "#app/ui/brand/fitted-headline.tsx"
import { Narcat } from "#app/ui/brand/mascot.tsx"
import { Link } from "#app/ui/navigation/link.tsx"
import { useBackgroundClass } from "#app/ui/shell/background.ts"
import { CampaignProgress } from "./campaign-progress.tsx"
import type { Campaign } from "./queries.ts"

interface Props {
  campaign: Campaign
  isTest: boolean
  /** The form, or why there is none. */
  children: ReactNode
}

/** The page of a campaign: what it is for and how far it is on the left, the form on the right. */
export function CampaignOpening({ campaign, isTest, children }: Props) {
  return (
    <section className={cn("overflow-x-clip pb-[clamp(48px,6vw,96px)]", useBackgroundClass("white"))}>
      <div className="wrap grid items-start gap-[clamp(28px,5vw,88px)] pt-[clamp(6px,1.2vw,18px)] column:grid-cols-[minmax(0,1.08fr)_minmax(0,1fr)]">
        <div className="grid gap-6">
          <Link to="/donate" className="justify-self-start font-bold underline">
            All ways to give
          </Link>
          <FittedHeadline as="h1" lines={linesOf(campaign.title)} measure={{ phone: 4.5, wide: 5.5 }} />
          <p className="max-w-[30em] text-pretty text-lead leading-[1.42]">{campaign.text}</p>
          <CampaignProgress campaign={campaign} isTest={isTest} className="max-w-140" />
          <Narcat pose="thumbs" alt="" className="h-auto w-[min(40%,200px)] max-column:hidden" />
        </div>
        {children}
      </div>
    </section>
  )
}

/** Two words are one line; of more, the last stands alone. */
function linesOf(title: string) {
  const words = title.split(" ")
  return words.length > 2 ? [words.slice(0, -1).join(" "), words.at(-1)!] : [title]
}
