import { cached } from "#app/lib/fonts/cached.ts"
import { cutLine } from "./cut-line.ts"
import { outlined } from "./outline.ts"

// Only our own drawings.
const DRAWINGS = import.meta.glob<string>(
  [
    "/public/mascot/narcat-*.svg",
    "/public/mascot/parts/*.svg",
    "/public/art/narcatsworld-scene.svg",
    "/public/art/courses/{response-check,call-911,spray-in-nostril,rescue-breath,recovery-position,stay-together}.svg",
  ],
  { query: "?raw", import: "default" },
)

/** Pixels per point: about 200 per inch. */
const DENSITY = 2.8
const pngs = new Map<string, Promise<Uint8Array>>()
const cutLines = new Map<string, Promise<string>>()

interface Rendering {
  /** The width of its box in points. */
  width: number
  isOutlined?: boolean
  crop?: string
}

export function drawingPng(file: string, { width, isOutlined, crop }: Rendering): Promise<Uint8Array> {
  return cached(pngs, `${file} ${width} ${isOutlined} ${crop}`, async () => {
    const svg = await drawing(file, crop)
    const image = await rendered(isOutlined ? outlined(svg) : svg, Math.round(width * DENSITY))
    return new Uint8Array(image.asPng())
  })
}

/** The path along which a drawing is cut out, in the units of its view box, whose width is given. */
export function drawnCutLine(file: string, crop: string | undefined, width: number) {
  return cached(cutLines, `${file} ${crop}`, async () =>
    cutLine(await rendered(await drawing(file, crop), width)),
  )
}

async function drawing(file: string, crop: string | undefined) {
  const load = DRAWINGS[`/public/${file}`]
  if (!load) throw new Error(`there is no drawing ${file}`)
  const svg = await load()
  return crop ? svg.replace(/<svg[^>]*>/, `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${crop}">`) : svg
}

async function rendered(svg: string, width: number) {
  const { renderAsync } = await import("@resvg/resvg-js")
  return renderAsync(svg, { font: { loadSystemFonts: false }, fitTo: { mode: "width", value: width } })
}
