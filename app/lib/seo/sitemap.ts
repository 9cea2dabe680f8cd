/** Search engines accept 50,000 addresses in a file, but one answer of the API has at most 1,000 rows. */
const ROWS_PER_FILE = 500
const MOST_DIGITS = 3
const HEX_DIGITS = [..."0123456789abcdef"]

export interface SitemapPage {
  path: string
  /** When the row behind the page last changed. */
  updated_at?: string | undefined
}

/** The first and the last id of a file, which has the rows whose random ids start with some hexadecimal digits. */
export function idsOfFile(digits: string): [string, string] {
  const [first, last] = ["0", "f"].map(filler =>
    digits.padEnd(32, filler).replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-"),
  )
  return [first!, last!]
}

/** The first row that one file has no space for, in the order of ids. */
export const SURPLUS_ROW: [number, number] = [ROWS_PER_FILE, ROWS_PER_FILE]

/**
 * The digits of every file, by the id of the first surplus row. Random ids are spread evenly, so all files have about as
 * many rows as the one of zeros, which ends before that id.
 */
export function filesOf(surplusId: string | undefined) {
  if (surplusId === undefined) return [""]
  const zeros = /^0*/.exec(surplusId)![0].length
  let files = HEX_DIGITS
  for (let digits = 1; digits <= zeros && digits < MOST_DIGITS; digits++)
    files = files.flatMap(file => HEX_DIGITS.map(digit => file + digit))
  return files
}

/** The latest of some moments, which have the same form. */
export function latestOf(moments: readonly (string | null | undefined)[]) {
  return moments
    .flatMap(moment => moment ?? [])
    .sort((a, b) => Date.parse(a) - Date.parse(b))
    .at(-1)
}

export function urlSet(siteUrl: string, pages: readonly SitemapPage[]) {
  return document("urlset", pages.map(page => entry("url", siteUrl, page)).join(""))
}

/** A sitemap of sitemaps, for more pages than one file should have. */
export function sitemapIndex(siteUrl: string, files: readonly string[]) {
  return document("sitemapindex", files.map(path => entry("sitemap", siteUrl, { path })).join(""))
}

function document(root: string, entries: string) {
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries}</${root}>\n`
}

// A constraint limits paths to lower-case letters, digits, dashes and slashes, so nothing needs escaping.
function entry(name: string, siteUrl: string, { path, updated_at }: SitemapPage) {
  const changed = updated_at ? `<lastmod>${new Date(updated_at).toISOString()}</lastmod>` : ""
  return `<${name}><loc>${new URL(path, siteUrl).href}</loc>${changed}</${name}>\n`
}
