import { CONTENT_LOCALE } from "#app/lib/supabase/content-locale.ts"
import type { SupabaseDb } from "#app/lib/supabase/types.ts"
import { lawSources } from "#content/schema/resources.ts"

export async function helplines(db: SupabaseDb) {
  const { data } = await db
    .from("helplines")
    .select("id, name, phone, number_shown, description, hours, takes_texts, languages, state, checked_on")
    .eq("is_published", true)
    .order("position")
    .order("id")
    .throwOnError()
  return data
}

export type Helpline = Awaited<ReturnType<typeof helplines>>[number]

/** The states with a published summary of their law, A to Z. */
export async function statesWithLaw(db: SupabaseDb) {
  const { data } = await db
    .from("state_laws")
    .select("state")
    .eq("locale", CONTENT_LOCALE)
    .eq("is_published", true)
    .order("state")
    .throwOnError()
  return data.map(({ state }) => state)
}

export async function lawOf(db: SupabaseDb, state: string) {
  const { data } = await db
    .from("state_laws")
    .select(
      "state, call_law, call_covers, call_leaves_out, naloxone_law, naloxone, test_strips, unconfirmed, sources, reviewed_on",
    )
    .eq("locale", CONTENT_LOCALE)
    .eq("is_published", true)
    .eq("state", state)
    .maybeSingle()
    .throwOnError()
  return data && { ...data, sources: lawSources.parse(data.sources) }
}

/** The reports that states require after a reversal. */
export async function reportingDuties(db: SupabaseDb) {
  const { data } = await db
    .from("state_laws")
    .select("state, duty_text, duty_label, duty_url")
    .eq("locale", CONTENT_LOCALE)
    .eq("is_published", true)
    .order("state")
    .throwOnError()
  return data.flatMap(({ state, duty_text, duty_label, duty_url }) =>
    duty_text && duty_label && duty_url ? { state, text: duty_text, label: duty_label, url: duty_url } : [],
  )
}

export type StateLaw = NonNullable<Awaited<ReturnType<typeof lawOf>>>
