import { Link } from "#app/ui/navigation/link.tsx"
import { CampaignProgress } from "./campaign-progress.tsx"
import type { Campaign } from "./queries.ts"

interface Props {
  campaigns: readonly Campaign[]
  isTest: boolean
}

/** The open campaigns on /donate. */
export function CampaignList({ campaigns, isTest }: Props) {
  if (campaigns.length === 0) return null
  return (
    <section aria-labelledby="campaigns" className="wrap grid gap-8 pt-section">
      <h2 id="campaigns" className="text-2 leading-tight">
        Give for one thing
      </h2>
      <ul className="grid gap-[clamp(28px,4vw,64px)] column:grid-cols-2">
        {campaigns.map(campaign => (
          <li key={campaign.id} className="grid content-start gap-4 border-ink border-t-4 pt-5">
            <h3 className="wrap-anywhere wdth-88 text-3 leading-tight">
              <Link to={`/donate/${campaign.slug}`} className="underline">
                {campaign.title}
              </Link>
            </h3>
            <p className="max-w-[38em] text-pretty">{campaign.text}</p>
            <CampaignProgress campaign={campaign} isTest={isTest} />
          </li>
        ))}
      </ul>
    </section>
  )
}
