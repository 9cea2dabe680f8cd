import { data } from "react-router"
import { contentMeta } from "#app/features/content/content-page.tsx"
import { contentLoader } from "#app/features/content/loader.server.ts"
import { Sections } from "#app/features/content/sections.tsx"
import { CampaignList } from "#app/features/giving/campaigns/campaign-list.tsx"
import { CAMPAIGN_TABLES, campaigns, isOpen, nextEnd } from "#app/features/giving/campaigns/queries.ts"
import { CheckPanel } from "#app/features/giving/check-panel.tsx"
import { paymentMode } from "#app/features/giving/checkout.server.ts"
import { DonateForm } from "#app/features/giving/donate-form.tsx"
import { DonateOpening } from "#app/features/giving/donate-opening.tsx"
import { cachedOptions, giveAction } from "#app/features/giving/give.server.ts"
import { cacheablePage } from "#app/lib/rendering/cacheable-page.ts"
import { cachedQuery } from "#app/lib/supabase/cached-query.server.ts"
import { Link } from "#app/ui/navigation/link.tsx"
import type { Route } from "./+types/donate"

const loadPage = contentLoader("/donate")

export async function loader(args: Route.LoaderArgs) {
  const { context } = args
  const [{ page }, options, mode, listed] = await Promise.all([
    loadPage(args),
    cachedOptions(context),
    paymentMode(context),
    cachedQuery(context, "campaigns", CAMPAIGN_TABLES, campaigns, nextEnd),
  ])
  const open = listed.filter(campaign => isOpen(campaign))
  return data({ page, options, mode, campaigns: open }, { headers: cacheablePage() })
}

export const action = giveAction

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders
}

export const meta = contentMeta

export default function DonatePage({ loaderData }: Route.ComponentProps) {
  const { page, options, mode, campaigns: open } = loaderData
  const [first] = page.sections
  const lines = (first?.kind === "opening" && first.lines) || [page.title]
  return (
    <Sections
      page={page}
      opening={
        <DonateOpening lines={lines} lead={page.lead} kitCents={options.kitCents}>
          {mode === "off" ? (
            <CheckPanel options={options} />
          ) : (
            <DonateForm options={options} isTest={mode === "test"} />
          )}
        </DonateOpening>
      }
    >
      <CampaignList campaigns={open} isTest={mode === "test"} />
      <p className="wrap pt-8 text-lead">
        <Link to="/donate/wall" className="underline">
          See who gave
        </Link>
        , if they let us name them.
      </p>
    </Sections>
  )
}
