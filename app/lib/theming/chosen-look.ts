import type { SiteColors } from "./site-colors.ts"
import { logoIconPath, logoOnDarkPath, logoPath } from "./site-logo.ts"
import type { StateBranding } from "./state-branding.ts"

interface Stored {
  main_color: string | null
  text_color: string | null
  giving_color: string | null
  logo_id: string | null
}

/** What the office has chosen instead of the design. Nothing is added to a page of a site that has not. */
interface ChosenLook {
  colors?: SiteColors
  branding?: Partial<StateBranding>
  logoId?: string
  icon?: string
}

export function chosenLook({ main_color, text_color, giving_color, logo_id }: Stored): ChosenLook {
  return {
    ...(main_color &&
      text_color &&
      giving_color && { colors: { main: main_color, text: text_color, giving: giving_color } }),
    ...(logo_id && {
      branding: logoBranding(logo_id),
      logoId: logo_id,
      icon: logoIconPath(logo_id),
    }),
  }
}

/** A stored logo in the place of the one of the design. */
export function logoBranding(id: string) {
  return { logo: logoPath(id), logoLight: logoOnDarkPath(id), logoHeight: 50 }
}
