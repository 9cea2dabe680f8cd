// `node scripts/app-icons.ts`: the icons of the installed site, from public/favicon.svg.
import { readFileSync } from "node:fs"
import sharp from "sharp"

interface Icon {
  file: string
  size: number
  /** Phones cut these to their own shape: the color reaches the edges, and the mark has this part of the width. */
  cut?: number
}

const ICONS: Icon[] = [
  { file: "icons/app-192.png", size: 192 },
  { file: "icons/app-512.png", size: 512 },
  // Only the middle four fifths of it are never cut off.
  { file: "icons/app-maskable-512.png", size: 512, cut: 0.8 },
  { file: "apple-touch-icon.png", size: 180, cut: 1 },
]

const svg = readFileSync("public/favicon.svg")
const [, background] = /<rect [^>]*fill="(#[0-9a-f]{6})"/.exec(svg.toString())!

for (const { file, size, cut } of ICONS) {
  const drawn = sharp(svg, { density: 1200 }).resize(Math.round(size * (cut ?? 1)))
  const icon = cut ? await onBackground(size, await drawn.png().toBuffer()) : drawn
  await icon.png({ compressionLevel: 9 }).toFile(`public/${file}`)
  console.log(`› public/${file}`)
}

/** Without transparency, which phones would show as black. */
async function onBackground(size: number, input: Buffer) {
  const empty = sharp({ create: { width: size, height: size, channels: 3, background: background! } })
  return sharp(await empty.composite([{ input }]).png().toBuffer()).removeAlpha()
}
