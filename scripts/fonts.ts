import { readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import subsetFont from "subset-font"

/** What the pages are written in; the rest of a font is in the complete file (app/styles/fonts.css). */
const TEXT = `${range(0x20, 0x7e)}\u00a0©·×–—‘’“”•…`
/** What headlines and handwriting are written in. */
const SENTENCES = `${range(0x20, 0x5a)}${range(0x61, 0x7a)}\u00a0–—‘’“”…`

interface Source {
  /** In node_modules/@fontsource-variable. */
  file: string
  characters: string
  /** The weights that the pages use. */
  weights: number | { min: number; max: number }
  /** Leaves out alternate letters, which make up half of the handwriting. */
  noLayoutClosure?: true
}

/** The subsets that pages load first, with the font each is made of. */
const SUBSETS: Record<string, Source> = {
  "app/lib/theming/fonts/anybody.woff2": {
    file: "anybody/files/anybody-latin-standard-normal.woff2",
    characters: SENTENCES,
    weights: { min: 800, max: 900 },
  },
  "app/lib/theming/fonts/atkinson-hyperlegible-next.woff2": {
    file: "atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2",
    characters: TEXT,
    weights: { min: 400, max: 800 },
  },
  "app/lib/theming/fonts/atkinson-hyperlegible-next-italic.woff2": {
    file: "atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-italic.woff2",
    characters: TEXT,
    weights: { min: 400, max: 700 },
  },
  "app/lib/theming/fonts/atkinson-hyperlegible-mono.woff2": {
    file: "atkinson-hyperlegible-mono/files/atkinson-hyperlegible-mono-latin-wght-normal.woff2",
    characters: TEXT,
    weights: { min: 400, max: 800 },
  },
  "app/lib/theming/fonts/shantell-sans.woff2": {
    file: "shantell-sans/files/shantell-sans-latin-wght-normal.woff2",
    characters: SENTENCES,
    weights: 600,
    noLayoutClosure: true,
  },
}

export async function makeSubsets(root: string): Promise<Record<string, Buffer>> {
  const made = Object.entries(SUBSETS).map(async ([path, { file, characters, weights, noLayoutClosure }]) => {
    const font = readFileSync(join(root, "node_modules/@fontsource-variable", file))
    const options = { targetFormat: "woff2", variationAxes: { wght: weights }, noLayoutClosure } as const
    return [path, await subsetFont(font, characters, options)]
  })
  return Object.fromEntries(await Promise.all(made))
}

function range(first: number, last: number) {
  return String.fromCharCode(...Array.from({ length: last - first + 1 }, (_, i) => first + i))
}

// `node scripts/fonts.ts` writes the files.
if (import.meta.main) {
  const root = join(import.meta.dirname, "..")
  for (const [path, font] of Object.entries(await makeSubsets(root))) writeFileSync(join(root, path), font)
}
