/** Search engines accept 50,000 addresses in a file; one answer of the API has at most this many rows. */
const ROWS_PER_FILE = 1000

export interface SitemapPage {
  path: string
  /** When the row behind the page last changed. */
  updated_at?: string | undefined
}

/** The first and the last row of a file of the sitemap, which are numbered from 1. */
export function rowsOfFile(file: number): [number, number] {
  return [(file - 1) * ROWS_PER_FILE, file * ROWS_PER_FILE - 1]
}

/** How many files so many rows need. */
export function fileCount(rows: number) {
  return Math.max(1, Math.ceil(rows / ROWS_PER_FILE))
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
