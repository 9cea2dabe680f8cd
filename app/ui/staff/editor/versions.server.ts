/** The number of a version from an address or a form. */
export function chosenVersion(value: string | null) {
  return value && /^[1-9]\d{0,5}$/.test(value) ? Number(value) : null
}

/** The two versions that an address compares: without any, the newest with the one before it. */
export function comparedPair(query: URLSearchParams, newest: number) {
  const to = chosenVersion(query.get("to")) ?? newest
  return { to, from: chosenVersion(query.get("from")) ?? Math.max(1, to - 1) }
}

interface Publication {
  version: number
  published_at: string
  published_by_name: string | null
  note: string
}

/** Publications as versions in a list. */
export function historyOf(publications: readonly Publication[]) {
  return publications.map(({ published_at, published_by_name, ...version }) => ({
    ...version,
    saved_at: published_at,
    saved_by_name: published_by_name,
  }))
}
