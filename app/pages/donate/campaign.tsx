import { redirect } from "react-router"
import { CampaignOpening } from "#app/features/giving/campaigns/campaign-opening.tsx"
import {
  CAMPAIGN_TABLES,
  campaignBySlug,
  isOpen,
  movedSlug,
  nextEnd,
} from "#app/features/giving/campaigns/queries.ts"
import { CheckPanel } from "#app/features/giving/check-panel.tsx"
import { paymentMode } from "#app/features/giving/checkout.server.ts"
import { DonateForm } from "#app/features/giving/donate-form.tsx"
import { cachedOptions, giveAction } from "#app/features/giving/give.server.ts"
import { shownSupporterPages, supporterPage } from "#app/features/giving/supporters/queries.ts"
import { SupporterList } from "#app/features/giving/supporters/supporter-list.tsx"
import { SupporterOpening } from "#app/features/giving/supporters/supporter-opening.tsx"
import { supabase } from "#app/lib/auth/session/request-session.server.ts"
import { throwNotFound } from "#app/lib/rendering/throw-not-found.ts"
import { pageMeta, pageOgImage, rootData } from "#app/lib/seo/page-meta.ts"
import { cachedQuery } from "#app/lib/supabase/cached-query.server.ts"
import { Callout } from "#app/ui/data/callout.tsx"
import { Link } from "#app/ui/navigation/link.tsx"
import type { PageHandle } from "#app/ui/shell/background.ts"
import type { Route } from "./+types/campaign"

export const handle = { background: "marigold" } satisfies PageHandle

/** The address of a supporter's page starts with this; that of a campaign never does. */
const SUPPORTER = /^with-(.+)$/

/** Pages of supporters are read anew for each visitor, so that one is gone as soon as staff hide it. */
export async function loader({ context, params: { campaign: slug }, url }: Route.LoaderArgs) {
  const [options, mode] = await Promise.all([cachedOptions(context), paymentMode(context)])
  const [, own] = SUPPORTER.exec(slug) ?? []
  const page = own ? await supporterPage(supabase(context), own, mode === "test") : null
  const campaign = own && !page ? null : await cachedCampaign(context, page?.campaign ?? slug)
  if (!campaign) {
    const moved = await cachedCampaign(context, movedSlug(slug))
    if (moved) throw redirect(`/donate/${moved.slug}`, 301)
    throwNotFound({ url })
  }
  const others = page ? [] : await shownSupporterPages(supabase(context), campaign.id)
  return { campaign, page, others, options, mode, isOpen: isOpen(campaign) }
}

function cachedCampaign(context: Route.LoaderArgs["context"], slug: string) {
  return cachedQuery(
    context,
    `campaigns ${slug}`,
    CAMPAIGN_TABLES,
    db => campaignBySlug(db, slug),
    found => nextEnd([found]),
  )
}

export const action = giveAction

export function meta({ loaderData, location, matches }: Route.MetaArgs) {
  const { campaign, page } = loaderData ?? {}
  const path = location.pathname
  const description = page
    ? `${page.name} asks for gifts to “${campaign?.title}”. ${page.story}`
    : campaign?.text
  const about = { title: page?.title ?? campaign?.title, description }
  return pageMeta({ path, ...about, image: pageOgImage("/donate") }, rootData(matches))
}

export default function CampaignPage({ loaderData }: Route.ComponentProps) {
  const { campaign, page, others, options, mode } = loaderData
  const isTest = mode === "test"
  const form = !loaderData.isOpen ? (
    <Callout tone="warm" title="This campaign has ended">
      Thank you to everyone who gave. <Link to="/donate">See the other ways to give.</Link>
    </Callout>
  ) : mode === "off" ? (
    <CheckPanel options={options} />
  ) : (
    <DonateForm options={options} isTest={isTest} campaign={campaign} supporterPage={page?.id} />
  )
  if (page) return <SupporterOpening {...{ page, campaign, isTest }}>{form}</SupporterOpening>
  return (
    <>
      <CampaignOpening campaign={campaign} isTest={isTest}>
        {form}
      </CampaignOpening>
      {loaderData.isOpen && <SupporterList pages={others} />}
    </>
  )
}
