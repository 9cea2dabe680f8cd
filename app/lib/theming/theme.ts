/** The names of the two palettes the site is painted with. Their colours are in styles/tokens.css. */
const NAMED = { primary: "green", gray: "cool" }

const PALETTES = {
  primary: ["green", "marigold", "siren", "air"],
  gray: ["cool"],
}

const FALLBACK = { primary: "green", gray: "cool" }

/** A name nobody has mixed a palette for is reported, and the seed's own colour is used instead. */
export function resolveTheme(named: typeof NAMED, warn: (message: string) => void): typeof NAMED {
  const resolved = { ...named }
  if (!PALETTES.primary.includes(named.primary)) {
    warn(`[theme] Primary color '${named.primary}' not found in Tailwind config`)
    resolved.primary = FALLBACK.primary
  }
  if (!PALETTES.gray.includes(named.gray)) {
    warn(`[theme] Gray color '${named.gray}' not found in Tailwind config`)
    resolved.gray = FALLBACK.gray
  }
  return resolved
}

/** On <html>, where styles/theme.css reads them. */
export const theme = resolveTheme(NAMED, message => console.warn(message))
