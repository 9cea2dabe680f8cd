// Parameters that campaigns and networks append: they never change what a page shows.
const TRACKING =
  /^(utm_\w+|fbclid|gclid|gbraid|wbraid|dclid|msclkid|mc_cid|mc_eid|igshid|twclid|ttclid|_ga|ref_src)$/i
const MAX_QUERY = 512

/** One name per page: its path and its meaningful parameters in a fixed order. Null: not worth keeping. */
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

function nameOf(parameter: string): string {
  return parameter.split("=", 1)[0] ?? ""
}
