import type { SupabaseDb } from "#app/lib/supabase/types.ts"

const COLUMNS =
  "id, slug, title, text, goal_cents, ends_on, ends_at, match_cents, matched_by, is_published, created_at, updated_at, campaign_totals(is_live, gift_cents, gifts)"

/** A cached page names all of them: a payment changes the totals, a setting the moment of the end. */
export const CAMPAIGN_TABLES = ["campaigns", "campaign_totals", "site_settings"]

/** All campaigns that the caller may see. */
export function campaignRecords(db: SupabaseDb) {
  return db.from("campaigns").select(COLUMNS)
}

/** The newest published campaigns. */
export async function campaigns(db: SupabaseDb) {
  const { data } = await campaignRecords(db)
    .eq("is_published", true)
    .order("created_at", { ascending: false })
    .order("id")
    .limit(50)
    .throwOnError()
  return data
}

export type Campaign = Awaited<ReturnType<typeof campaigns>>[number]

export async function campaignBySlug(db: SupabaseDb, slug: string) {
  const { data } = await campaignRecords(db)
    .eq("slug", slug)
    .eq("is_published", true)
    .maybeSingle()
    .throwOnError()
  return data
}

/** Where a campaign is whose address this site began to use itself, as the migration of supporter pages moved it. */
export function movedSlug(slug: string) {
  return `campaign-${slug}`.slice(0, 60).replace(/-+$/, "")
}

export function isOpen({ ends_at }: Pick<Campaign, "ends_at">, now = Date.now()) {
  return ends_at === null || Date.parse(ends_at) > now
}

/** When the first of these campaigns ends, which changes the page. */
export function nextEnd(shown: readonly (Pick<Campaign, "ends_at"> | null)[]) {
  const ends = shown.flatMap(campaign => (campaign && isOpen(campaign) ? (campaign.ends_at ?? []) : []))
  return ends.toSorted((a, b) => Date.parse(a) - Date.parse(b))[0] ?? null
}
