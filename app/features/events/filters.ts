import type { Database } from "#app/lib/supabase/database.types.ts"

type Enums = Database["public"]["Enums"]
type Format = Enums["event_format"]
type Kind = Enums["event_kind"]
export type Feature = Enums["event_feature"]

export const FORMATS: Readonly<Record<Format, string>> = {
  "in-person": "In person",
  online: "Online",
  hybrid: "Hybrid",
}
export const KINDS: Readonly<Record<Kind, string>> = {
  training: "Training",
  tabling: "Tabling",
  festival: "Festival",
  fundraiser: "Fundraiser",
}
export const FEATURES: Readonly<Record<Feature, { label: string; icon: string }>> = {
  "step-free": { label: "Step-free", icon: "ph:wheelchair-fill" },
  asl: { label: "ASL", icon: "ph:hand-fill" },
  captions: { label: "Live captions", icon: "ph:closed-captioning-fill" },
  childcare: { label: "Childcare", icon: "ph:baby-fill" },
  "quiet-room": { label: "Quiet room", icon: "ph:moon-fill" },
  spanish: { label: "Spanish", icon: "ph:translate-bold" },
}

export interface Filters {
  formats: Format[]
  state: string
  /** The visitor's state: its dates come first, then online ones. */
  near: string
  kind: Kind | ""
  chapter: string
  features: Feature[]
  isPast: boolean
  /** The month of the calendar as `2026-12`; empty for posters. */
  month: string
}

/** Reads filters from the URL; unknown values are ignored. `today` is the first month of the calendar. */
export function readFilters(search: URLSearchParams, today: string): Filters {
  const kind = search.get("kind") ?? ""
  const chapter = search.get("chapter") ?? ""
  const month = search.get("month") ?? ""
  return {
    formats: search.getAll("where").filter(value => value in FORMATS) as Format[],
    features: search.getAll("has").filter(value => value in FEATURES) as Feature[],
    kind: Object.hasOwn(KINDS, kind) ? (kind as Kind) : "",
    state: stateIn(search, "state"),
    near: stateIn(search, "near"),
    chapter: /^[a-z0-9-]{1,60}$/.test(chapter) ? chapter : "",
    isPast: search.get("when") === "past",
    month: /^20\d\d-(0[1-9]|1[0-2])$/.test(month)
      ? month
      : search.get("view") === "month"
        ? today.slice(0, 7)
        : "",
  }
}

function stateIn(search: URLSearchParams, name: string) {
  const state = search.get(name) ?? ""
  return /^[A-Z][A-Za-z ]{3,24}$/.test(state) ? state : ""
}

/** The filters without any choice, in the same view. */
export function withoutChoices({ isPast, month }: Pick<Filters, "isPast" | "month">): Filters {
  return { formats: [], features: [], kind: "", state: "", near: "", chapter: "", isPast, month }
}

export function isFiltered(filters: Filters) {
  const { formats, features, kind, state, near, chapter } = filters
  return formats.length + features.length > 0 || [kind, state, near, chapter].some(value => value !== "")
}

/** Whether the visitor asks for a place, or for dates that are no longer ahead or in a calendar. */
export function choosesPlace({ state, near, isPast, month }: Filters) {
  return isPast || [state, near, month].some(value => value !== "")
}

/** The address of the list with the same filters in another view. */
export function listPath(filters: Filters, change: Partial<Filters> = {}) {
  const { formats, features, kind, state, near, chapter, isPast, month } = { ...filters, ...change }
  const search = new URLSearchParams([
    ...formats.map(value => ["where", value]),
    ...features.map(value => ["has", value]),
    ...Object.entries({ kind, state, near, chapter, month, when: isPast ? "past" : "" }).filter(
      ([, value]) => value,
    ),
  ])
  return search.size > 0 ? `/events?${search}` : "/events"
}
