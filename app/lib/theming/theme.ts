/** The two palettes of the site. Their colors are in styles/tokens.css. */
const SELECTED = { primary: "green", gray: "cool" }

const PALETTES = {
  primary: ["green", "marigold", "siren", "air"],
  gray: ["cool"],
}

/** Reports an unknown palette and uses the first one instead. */
export function resolveTheme(selected: typeof SELECTED, warn: (message: string) => void): typeof SELECTED {
  const resolved = { ...selected }
  if (!PALETTES.primary.includes(selected.primary)) {
    warn(`[theme] Primary color '${selected.primary}' not found in Tailwind config`)
    resolved.primary = PALETTES.primary[0]!
  }
  if (!PALETTES.gray.includes(selected.gray)) {
    warn(`[theme] Gray color '${selected.gray}' not found in Tailwind config`)
    resolved.gray = PALETTES.gray[0]!
  }
  return resolved
}

/** Set as attributes of <html>, which styles/theme.css selects. */
export const theme = resolveTheme(SELECTED, message => console.warn(message))
