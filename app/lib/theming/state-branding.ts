/** The images that depend on the visitor's state. */
export interface StateBranding {
  logo: string
  /** The logo for dark backgrounds. */
  logoLight: string
  /** Of the logos, at a width of 126 pixels: those of states have an extra line with the state's name. */
  logoHeight: number
  mark: string
  /** The background of the error page. */
  background: string
  /** The Open Graph image of pages without their own. */
  ogImage: string
}

const DEFAULT_BRANDING: StateBranding = {
  logo: "/default_logo.svg",
  logoLight: "/default_logo-light.svg",
  logoHeight: 50,
  mark: "/mark.svg",
  background: "/backgrounds/default.svg",
  ogImage: "/og/site/default.png",
}

interface StateEntry {
  name: string
  code: string
  branding: Partial<StateBranding>
}

// One entry per state with its own branding. docs/rebrand.md explains how to add one.
export const STATE_BRANDINGS: readonly StateEntry[] = [
  {
    name: "Arkansas",
    code: "AR",
    branding: {
      logo: "/logo-ar.svg",
      logoLight: "/logo-ar-light.svg",
      logoHeight: 64,
      mark: "/mark-ar.svg",
      background: "/backgrounds/start.svg",
      ogImage: "/og/site/arkansas.png",
    },
  },
]

/** Finds a state with its own branding by name or postal code, case-insensitive. */
export function stateBranding(state: string | null | undefined): StateEntry | undefined {
  const query = state?.trim().toLowerCase()
  return STATE_BRANDINGS.find(
    ({ name, code }) => name.toLowerCase() === query || code.toLowerCase() === query,
  )
}

export function brandingFor(state: string | null | undefined): StateBranding {
  return { ...DEFAULT_BRANDING, ...stateBranding(state)?.branding }
}
