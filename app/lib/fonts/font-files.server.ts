import { readFile } from "node:fs/promises"
import { createRequire } from "node:module"
import { decodeWoff2 } from "./decode-woff2.server.ts"

export type Family = "anybody" | "atkinson-hyperlegible-next" | "atkinson-hyperlegible-mono"

interface FontFile {
  path: string
  covers(codePoint: number): boolean
}

// For letters that the first family lacks. Only these have a width axis; the files of the others vary in weight.
const WITH_WIDTH = ["noto-sans", "noto-sans-arabic", "noto-sans-hebrew"]
const WITHOUT_WIDTH = [
  "noto-sans-sc",
  "noto-sans-kr",
  "noto-sans-adlam",
  "noto-sans-armenian",
  "noto-sans-bengali",
  "noto-sans-canadian-aboriginal",
  "noto-sans-cherokee",
  "noto-sans-ethiopic",
  "noto-sans-georgian",
  "noto-sans-gujarati",
  "noto-sans-gurmukhi",
  "noto-sans-kannada",
  "noto-sans-khmer",
  "noto-sans-lao",
  "noto-sans-malayalam",
  "noto-sans-myanmar",
  "noto-sans-sinhala",
  "noto-sans-syriac",
  "noto-sans-tamil",
  "noto-sans-telugu",
  "noto-sans-thaana",
  "noto-sans-thai",
  "noto-serif-tibetan",
]

const require = createRequire(import.meta.url)
const listings = new Map<string, Promise<FontFile[]>>()

/** The files that may have the letter, those of the family first. */
export async function* filesFor(codePoint: number, family: Family): AsyncGenerator<string> {
  for (const name of [family, ...WITH_WIDTH, ...WITHOUT_WIDTH]) {
    for (const { path, covers } of await filesOf(name)) if (covers(codePoint)) yield path
  }
}

export async function readFont(path: string): Promise<Buffer> {
  return decodeWoff2(await readFile(require.resolve(path)))
}

/** A family comes in one file per range of Unicode. */
function filesOf(name: string): Promise<FontFile[]> {
  const known = listings.get(name)
  if (known) return known
  const axis = name === "anybody" || WITH_WIDTH.includes(name) ? "standard" : "wght"
  const reading = readFile(require.resolve(`@fontsource-variable/${name}/unicode.json`), "utf8").then(json =>
    Object.entries(JSON.parse(json) as Record<string, string>).map(([part, list]) => ({
      path: `@fontsource-variable/${name}/files/${name}-${part.replace(/[[\]]/g, "")}-${axis}-normal.woff2`,
      covers: coverageOf(list),
    })),
  )
  listings.set(name, reading)
  reading.catch(() => listings.delete(name))
  return reading
}

function coverageOf(list: string) {
  const spans = list.split(",").map(span => {
    const [from, to = from] = span.trim().replace(/^U\+/i, "").split("-")
    return [Number.parseInt(from!, 16), Number.parseInt(to!, 16)] as const
  })
  return (codePoint: number) => spans.some(([from, to]) => codePoint >= from && codePoint <= to)
}
