/** The `headers` of a page that is the same for every visitor. All other pages are private and not cached. */
export function cacheablePage() {
  return {
    "Cache-Control": "public, max-age=0, s-maxage=60, stale-while-revalidate=600, stale-if-error=86400",
  }
}
