/** What staff look for, as it stands in the address. */
export interface Filters {
  words: string
  course: string | null
  state: StateFilter | null
  /** The last row of the page before. */
  after: { at: string; id: string } | null
}

export const STATES = ["valid", "expired", "suspended", "revoked"] as const
export type StateFilter = (typeof STATES)[number]

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

export function readFilters(query: URLSearchParams): Filters {
  const course = query.get("course") ?? ""
  const state = STATES.find(one => one === query.get("state")) ?? null
  const [at = "", id = ""] = (query.get("after") ?? "").split("_")
  const isPlace = !Number.isNaN(Date.parse(at)) && /^[0-9a-f]{32}$/.test(id)
  return {
    words: (query.get("q") ?? "").trim().slice(0, 200),
    course: UUID.test(course) ? course : null,
    state,
    after: isPlace ? { at, id } : null,
  }
}

/** The same filters in an address, without what is not chosen. */
export function filterQuery({ words, course, state, after }: Filters): string {
  const query = new URLSearchParams()
  if (words) query.set("q", words)
  if (course) query.set("course", course)
  if (state) query.set("state", state)
  if (after) query.set("after", `${after.at}_${after.id}`)
  const text = query.toString()
  return text && `?${text}`
}
