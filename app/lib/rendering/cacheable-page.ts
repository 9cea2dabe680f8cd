/** The `headers` of a page that is the same for everybody; any other page is private and never stored. */
export function cacheablePage() {
  return {
    "Cache-Control": "public, max-age=0, s-maxage=60, stale-while-revalidate=600, stale-if-error=86400",
  }
}
