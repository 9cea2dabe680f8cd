// Tracking parameters, which never change what a page shows.
const TRACKING =
  /^(utm_\w+|fbclid|gclid|gbraid|wbraid|dclid|msclkid|mc_cid|mc_eid|igshid|twclid|ttclid|_ga|ref_src)$/i
const MAX_QUERY = 512

/** Cache key: path and relevant parameters in a fixed order. Null if not worth caching. */
export function pageKey(path: string, query: string): string | null {
  if (query === "" || query === "?") return path
  if (query.length > MAX_QUERY) return null
  const parameters = query
    .slice(1)
    .split("&")
    .map(text => ({ text, name: nameOf(text) }))
    .filter(({ text, name }) => text !== "" && !TRACKING.test(name))
    .sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0))
  return parameters.length === 0 ? path : `${path}?${parameters.map(({ text }) => text).join("&")}`
}

// No address in a request has a fragment.
const VARIANT = "#"

/** The key of a page in the variant that a cookie asks for. */
export function variantKey(key: string, cookie: string | null): string {
  return cookie === null ? key : key + VARIANT + cookie
}

/** The address and the cookie of a key. */
export function splitKey(key: string): { url: string; cookie: string | null } {
  const mark = key.lastIndexOf(VARIANT)
  return mark === -1 ? { url: key, cookie: null } : { url: key.slice(0, mark), cookie: key.slice(mark + 1) }
}

function nameOf(parameter: string): string {
  return parameter.split("=", 1)[0] ?? ""
}
