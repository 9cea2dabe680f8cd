import { data } from "react-router"
import { CampaignOpening } from "#app/features/giving/campaigns/campaign-opening.tsx"
import { CAMPAIGN_TABLES, campaignBySlug, isOpen, nextEnd } from "#app/features/giving/campaigns/queries.ts"
import { CheckPanel } from "#app/features/giving/check-panel.tsx"
import { paymentMode } from "#app/features/giving/checkout.server.ts"
import { DonateForm } from "#app/features/giving/donate-form.tsx"
import { cachedOptions, giveAction } from "#app/features/giving/give.server.ts"
import { cacheablePage } from "#app/lib/rendering/cacheable-page.ts"
import { throwNotFound } from "#app/lib/rendering/throw-not-found.ts"
import { pageMeta, pageOgImage, rootData } from "#app/lib/seo/page-meta.ts"
import { cachedQuery } from "#app/lib/supabase/cached-query.server.ts"
import { Callout } from "#app/ui/data/callout.tsx"
import { Link } from "#app/ui/navigation/link.tsx"
import type { PageHandle } from "#app/ui/shell/background.ts"
import type { Route } from "./+types/campaign"

export const handle = { background: "marigold" } satisfies PageHandle

export async function loader({ context, params: { campaign: slug }, url }: Route.LoaderArgs) {
  const [campaign, options, mode] = await Promise.all([
    cachedQuery(
      context,
      `campaigns ${slug}`,
      CAMPAIGN_TABLES,
      db => campaignBySlug(db, slug),
      found => nextEnd([found]),
    ),
    cachedOptions(context),
    paymentMode(context),
  ])
  if (!campaign) throwNotFound({ url })
  return data({ campaign, options, mode, isOpen: isOpen(campaign) }, { headers: cacheablePage() })
}

export const action = giveAction

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders
}

export function meta({ loaderData, location, matches }: Route.MetaArgs) {
  const { title, text } = loaderData?.campaign ?? {}
  const path = location.pathname
  return pageMeta({ path, title, description: text, image: pageOgImage("/donate") }, rootData(matches))
}

export default function CampaignPage({ loaderData }: Route.ComponentProps) {
  const { campaign, options, mode } = loaderData
  return (
    <CampaignOpening campaign={campaign} isTest={mode === "test"}>
      {!loaderData.isOpen ? (
        <Callout tone="warm" title="This campaign has ended">
          Thank you to everyone who gave. <Link to="/donate">See the other ways to give.</Link>
        </Callout>
      ) : mode === "off" ? (
        <CheckPanel options={options} />
      ) : (
        <DonateForm options={options} isTest={mode === "test"} campaign={campaign} />
      )}
    </CampaignOpening>
  )
}
