import { darkened, lightened, luminance } from "./contrast.ts"

/** The colors that the office chooses, instead of three tokens of the design. */
export interface SiteColors {
  /** Fields and buttons: green-400. */
  main: string
  /** Links and small text on light backgrounds: green-700. */
  text: string
  /** Donate buttons and pages about giving: marigold-400. */
  giving: string
}

const TOKENS = Object.values(
  import.meta.glob<string>("/app/styles/tokens.css", { query: "?raw", import: "default", eager: true }),
).join()

/** The hex value of a color token. */
export function tokenColor(name: string) {
  const hex = new RegExp(`--color-${name}: (#[0-9a-f]{6});`, "i").exec(TOKENS)?.[1]
  if (!hex) throw new Error(`styles/tokens.css has no hex value for --color-${name}`)
  return hex
}

export const ORIGINAL_COLORS: SiteColors = {
  main: tokenColor("green-400"),
  text: tokenColor("green-700"),
  giving: tokenColor("marigold-400"),
}

// Each family of steps: those lighter and those darker than the chosen colors.
const FAMILIES = [
  { name: "green", light: "main", steps: [50, 100, 200, 300] },
  { name: "green", chosen: "main", steps: [400] },
  { name: "green", dark: "main", steps: [500, 600] },
  { name: "green", chosen: "text", steps: [700] },
  { name: "green", dark: "text", steps: [800, 900, 950] },
  { name: "marigold", light: "giving", steps: [100, 200, 300] },
  { name: "marigold", chosen: "giving", steps: [400] },
  { name: "marigold", dark: "giving", steps: [500, 600, 700, 800] },
] as const

/**
 * The palettes made of the chosen colors, as values of the color tokens. Every other step is as light, or as dark, as
 * the step of the design, so text that is legible there is legible here.
 */
export function paletteOf(colors: SiteColors): Record<string, string> {
  return Object.fromEntries(
    FAMILIES.flatMap(family =>
      family.steps.map(step => {
        const token = `${family.name}-${step}`
        if ("chosen" in family) return [token, colors[family.chosen]]
        const target = luminance(tokenColor(token))
        return [
          token,
          "light" in family ? lightened(colors[family.light], target) : darkened(colors[family.dark], target),
        ]
      }),
    ),
  )
}

/** The style sheet that replaces the color tokens. */
export function colorStyleSheet(colors: SiteColors) {
  const lines = Object.entries(paletteOf(colors)).map(([token, color]) => `--color-${token}:${color}`)
  return `:root{${lines.join(";")}}`
}

const PATH = /^([0-9a-f]{6})-([0-9a-f]{6})-([0-9a-f]{6})$/

/** The address of the style sheet names the colors, so browsers may keep it for good. */
export function styleSheetPath({ main, text, giving }: SiteColors) {
  return `/colors/${[main, text, giving].map(color => color.slice(1)).join("-")}.css`
}

/** The colors that the address of a style sheet names. */
export function colorsInPath(name: string): SiteColors | null {
  const [, main, text, giving] = PATH.exec(name) ?? []
  return main && text && giving ? { main: `#${main}`, text: `#${text}`, giving: `#${giving}` } : null
}
