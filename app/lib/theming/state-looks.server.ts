import { pictureUrl } from "#app/lib/pictures/picture.ts"
import type { SupabaseDb } from "#app/lib/supabase/types.ts"
import { logoBranding } from "./chosen-look.ts"
import type { StateBranding } from "./state-branding.ts"

/** What the office has chosen for members of single states. */
export async function stateLooks(db: SupabaseDb) {
  const { data } = await db
    .from("state_looks")
    .select("state, logo_id, background_id, pictures (width)")
    .order("state")
    .throwOnError()
  return data
}

type StateLooks = Awaited<ReturnType<typeof stateLooks>>

/** Settings for a member of a state: what was chosen for it comes before what was chosen for everyone. */
export function withStateLook<Settings extends { branding?: Partial<StateBranding> }>(
  settings: Settings,
  looks: StateLooks,
  { state, supabaseUrl }: { state: string | null | undefined; supabaseUrl: string },
): Settings {
  const look = looks.find(other => other.state === state)
  if (!look) return settings
  const { logo_id, background_id, pictures } = look
  return {
    ...settings,
    branding: {
      ...settings.branding,
      ...(logo_id && logoBranding(logo_id)),
      ...(background_id &&
        pictures && { background: pictureUrl(supabaseUrl, background_id, pictures.width, "webp") }),
    },
  }
}
