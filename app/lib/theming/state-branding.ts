/** What changes with the visitor's state; everything else of the site stays the same. */
export interface StateBranding {
  logo: string
  /** The logo for dark fields. */
  logoLight: string
  mark: string
  /** Behind the error page. */
  background: string
  /** What a shared link shows when its page has no picture of its own. */
  sharingPicture: string
}

const DEFAULT_BRANDING: StateBranding = {
  logo: "/default_logo.svg",
  logoLight: "/default_logo-light.svg",
  mark: "/mark.svg",
  background: "/backgrounds/default.svg",
  sharingPicture: "/og/site/default.png",
}

interface StateLook {
  name: string
  code: string
  look: Partial<StateBranding>
}

// One row per state with a look of its own. docs/rebrand.md says how to add one.
export const STATE_BRANDINGS: readonly StateLook[] = [
  {
    name: "Arkansas",
    code: "AR",
    look: {
      logo: "/logo-ar.svg",
      logoLight: "/logo-ar-light.svg",
      mark: "/mark-ar.svg",
      background: "/backgrounds/start.svg",
      sharingPicture: "/og/site/arkansas.png",
    },
  },
]

/** A state with a look of its own, by its full name or postal code, in any case. */
export function stateBranding(state: string | null | undefined): StateLook | undefined {
  const asked = state?.trim().toLowerCase()
  return STATE_BRANDINGS.find(
    ({ name, code }) => name.toLowerCase() === asked || code.toLowerCase() === asked,
  )
}

export function brandingFor(state: string | null | undefined): StateBranding {
  return { ...DEFAULT_BRANDING, ...stateBranding(state)?.look }
}
