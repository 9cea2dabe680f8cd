import { STATES, stateSlug } from "#app/lib/format/states.ts"
import { pictureChoices } from "#app/lib/pictures/choices.ts"
import { stateOfSlug } from "#app/lib/state/state-cookie.ts"
import type { SupabaseDb } from "#app/lib/supabase/types.ts"
import { logoOnDarkPath, logoPath } from "#app/lib/theming/site-logo.ts"
import { brandingFor } from "#app/lib/theming/state-branding.ts"

/** Every state, and whether something was chosen for it. */
export async function statesWithLooks(db: SupabaseDb) {
  const { data } = await db.from("state_looks").select("state").throwOnError()
  const chosen = new Set(data.map(({ state }) => state))
  return STATES.map(name => ({ name, slug: stateSlug(name), hasLook: chosen.has(name) }))
}

/** What members of a state see, with the pictures that can be its background; null for an unknown state. */
export async function stateLook(db: SupabaseDb, slug: string, query: URLSearchParams) {
  const state = stateOfSlug(slug)
  if (!state) return null
  const { data: look } = await db
    .from("state_looks")
    .select("logo_id, background_id")
    .eq("state", state)
    .maybeSingle()
    .throwOnError()
  const { logo, logoLight, logoHeight } = brandingFor(state)
  return {
    ...{ state, slug },
    hasLogo: Boolean(look?.logo_id),
    logo: look?.logo_id ? logoPath(look.logo_id) : logo,
    logoOnDark: look?.logo_id ? logoOnDarkPath(look.logo_id) : logoLight,
    logoHeight: look?.logo_id ? 50 : logoHeight,
    pictures: await pictureChoices(db, look?.background_id ?? null, query),
  }
}

export type StateLook = NonNullable<Awaited<ReturnType<typeof stateLook>>>
