import { siteSettings } from "#app/lib/rendering/settings.ts"
import type { SupabaseDb } from "#app/lib/supabase/types.ts"
import { ORIGINAL_COLORS } from "#app/lib/theming/site-colors.ts"

/** The colors and the logo in use, and whether they are those of the design. */
export async function siteLook(db: SupabaseDb) {
  const { name, colors, branding } = await siteSettings(db)
  return {
    name,
    colors: colors ?? ORIGINAL_COLORS,
    hasOriginalColors: !colors,
    logo: branding?.logo ?? null,
    logoOnDark: branding?.logoLight ?? null,
  }
}
