import { cached } from "#app/lib/fonts/cached.ts"
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

interface Rendering {
  /** The width of its box in points. */
  width: number
  isOutlined?: boolean
  crop?: string
}

export function drawingPng(file: string, { width, isOutlined, crop }: Rendering): Promise<Uint8Array> {
  return cached(pngs, `${file} ${width} ${isOutlined} ${crop}`, async () => {
    const load = DRAWINGS[`/public/${file}`]
    if (!load) throw new Error(`there is no drawing ${file}`)
    const whole = await load()
    const svg = crop
      ? whole.replace(/<svg[^>]*>/, `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${crop}">`)
      : whole
    const { renderAsync } = await import("@resvg/resvg-js")
    const image = await renderAsync(isOutlined ? outlined(svg) : svg, {
      font: { loadSystemFonts: false },
      fitTo: { mode: "width", value: Math.round(width * DENSITY) },
    })
    return new Uint8Array(image.asPng())
  })
}
