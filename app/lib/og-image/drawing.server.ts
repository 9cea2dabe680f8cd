import { paletteOf, type SiteColors, tokenColor } from "#app/lib/theming/site-colors.ts"
import { LOGO_SIZE } from "#app/lib/theming/site-logo.ts"
import { brandingFor, stateBranding } from "#app/lib/theming/state-branding.ts"
import { type Lettering, openLettering } from "./lettering.server.ts"
import { breakTitle, CAP_HEIGHT } from "./title-lines.ts"

export interface OgImage {
  title: string
  /** The organization's name, next to its mark. */
  name: string
  /** One short line next to the name. */
  line?: string
  /** A state with its own branding. */
  state?: string | null
  /** What the office has chosen instead of the design. */
  colors?: SiteColors | undefined
  logo?: Uint8Array | undefined
}

const INK = tokenColor("ink")
const AIR = tokenColor("air-200")
const SIREN = tokenColor("siren-600")

const LEFT = 52
const TOP = 56
const FOOT = 604

// Only our own drawings are inserted as markup; text becomes glyph outlines.
const DRAWINGS = import.meta.glob<string>(["/public/mark*.svg", "/public/mascot/narcat-waving.svg"], {
  query: "?raw",
  import: "default",
  eager: true,
})

/** The Open Graph image as SVG, 1200 by 630. */
export async function drawOgImage(image: OgImage): Promise<string> {
  const { title, name, line = "", state = null, colors, logo } = image
  const texts = [title, name, line, state ?? ""]
  const lettering = await openLettering(...texts, ...texts.map(text => text.toLocaleUpperCase("en-US")))
  const cat = nested("/mascot/narcat-waving.svg", 714, 196, 420, 462)
  const drawableTitle =
    lettering.drawable(title.toLocaleUpperCase("en-US")) || lettering.drawable(name.toUpperCase())
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630" width="1200" height="630">
<rect width="1200" height="630" fill="${greenOf(400, colors)}"/><circle cx="930" cy="420" r="330" fill="${greenOf(300, colors)}"/>
<circle cx="930" cy="420" r="256" fill="${AIR}"/><circle cx="930" cy="420" r="180" fill="#fff"/>
<g fill="${INK}">${titleShapes(drawableTitle, state, lettering)}</g>${cat}${logo ? logoImage(logo) : signature(name, line, state, lettering)}</svg>`
}

function titleShapes(title: string, state: string | null, lettering: Lettering) {
  const measure = (text: string, wdth: number) => lettering.width(text, titleType(1, wdth))
  const { size, step, lines } = breakTitle(title, stateBranding(state) ? 376 : 402, measure)
  return lines
    .map(({ text, wdth, spacing }, index) => {
      const baseline = TOP + (CAP_HEIGHT + index * step) * size
      // Compensates the first letter's side bearing, so that all lines are flush left.
      const bearing = (size * 0.026 * wdth) / 100
      const type = titleType(size, wdth)
      return placed(
        LEFT - bearing,
        baseline,
        lettering.shapes(text, { ...type, spacing: type.spacing + spacing }),
      )
    })
    .join("")
}

// Narrow letters need a little more spacing, wide ones a little less.
function titleType(size: number, wdth: number) {
  return { size, wdth, wght: 900, spacing: size * (wdth < 70 ? 0.01 : -0.012) }
}

function greenOf(step: 300 | 400, colors: SiteColors | undefined) {
  const token = `green-${step}`
  return colors ? paletteOf(colors)[token] : tokenColor(token)
}

/** The chosen logo, in place of mark and name. */
function logoImage(logo: Uint8Array) {
  const height = (232 * LOGO_SIZE.height) / LOGO_SIZE.width
  const data = Buffer.from(logo).toString("base64")
  return `<image x="${LEFT}" y="${FOOT - height}" width="232" height="${height}" href="data:image/png;base64,${data}"/>`
}

function signature(name: string, line: string, state: string | null, lettering: Lettering) {
  const known = stateBranding(state)
  const foot = known ? FOOT - 24 : FOOT
  const word = nameBlock(lettering.drawable(name.toLocaleUpperCase("en-US")), lettering)
  const wordLeft = LEFT + 84
  const tab = known ? stateTab(known.name, wordLeft, foot + 8, word.width, lettering) : ""
  return `${nested(brandingFor(state).mark, LEFT, foot - 92, 79, 92)}
<g fill="${INK}">${placed(wordLeft, foot, word.shapes)}${besideName(lettering.drawable(line), wordLeft + word.width + 28, foot, lettering)}</g>${tab}`
}

/** The name in one line, or in two of equal width as in the logo. */
function nameBlock(name: string, lettering: Lettering) {
  const words = name.split(" ")
  const half = Math.ceil(words.length / 2)
  const lines = words.length > 1 ? [words.slice(0, half).join(" "), words.slice(half).join(" ")] : [name]
  const size = lines.length > 1 ? 62 : 96
  const at = (text: string, wdth: number) => lettering.width(text, { size, wdth, wght: 900 })
  const width = Math.max(...lines.map(text => at(text, 74)))
  const shapes = lines.map((text, index) => {
    let wdth = 50
    while (wdth < 150 && at(text, wdth + 1) <= width) wdth++
    const up = (lines.length - 1 - index) * 0.82 * size
    return placed(0, -up, lettering.shapes(text, { size, wdth, wght: 900 }))
  })
  return { width, shapes: shapes.join("") }
}

function besideName(line: string, left: number, foot: number, lettering: Lettering) {
  const type = { size: 26, wdth: 100, wght: 800 }
  const wrap = (available: number) => wrapped(line, text => lettering.width(text, type) <= available)
  let available = 730 - left
  let lines = wrap(available)
  // Leave the line out rather than truncate it.
  if (lines.length > 3) return ""
  // As narrow as possible without adding a line, so that no word is orphaned.
  while (available > 120 && wrap(available - 10).length === lines.length) lines = wrap((available -= 10))
  const middle = foot - 46 + type.size * CAP_HEIGHT * 0.5
  return lines
    .map((text, index) =>
      placed(left, middle + (index - (lines.length - 1) / 2) * 32, lettering.shapes(text, type)),
    )
    .join("")
}

function wrapped(line: string, fits: (text: string) => boolean): string[] {
  const lines: string[] = []
  for (const word of line.split(" ").filter(Boolean)) {
    const longer = `${lines.at(-1)} ${word}`
    if (lines.length > 0 && fits(longer)) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

function stateTab(state: string, left: number, top: number, width: number, lettering: Lettering) {
  const type = { size: 19, wdth: 120, wght: 900 }
  const text = lettering.drawable(state.toUpperCase())
  const inset = (width - lettering.width(text, type)) / 2
  return `<rect x="${left}" y="${top}" width="${width}" height="24" rx="6" fill="${SIREN}"/><g fill="#fff">${placed(left + inset, top + 18.5, lettering.shapes(text, type))}</g>`
}

function nested(file: string, x: number, y: number, width: number, height: number) {
  const drawing = DRAWINGS[`/public${file}`]!
  const box = /viewBox="([^"]+)"/.exec(drawing)?.[1]
  const inside = drawing.replace(/^[\s\S]*?<svg[^>]*>/, "").replace(/<\/svg>\s*$/, "")
  return `<svg x="${x}" y="${y}" width="${width}" height="${height}" viewBox="${box}">${inside}</svg>`
}

function placed(x: number, y: number, shapes: string) {
  return `<g transform="translate(${x.toFixed(2)} ${y.toFixed(2)})">${shapes}</g>`
}
