export const KINDS = { lines: "Phone lines", guides: "Guides to print", laws: "The law" } as const
export const LANGUAGES = { en: "English", es: "Spanish" } as const

type Kind = keyof typeof KINDS
type Language = keyof typeof LANGUAGES

/** What the URL asks for. */
export interface Filters {
  kind: Kind | null
  language: Language | null
  /** The full name of a state. */
  state: string | null
}

/** Reads the filters from the URL; unknown values are ignored. */
export function readFilters(search: URLSearchParams, states: readonly string[]): Filters {
  return {
    kind: keyIn(KINDS, search.get("kind")),
    language: keyIn(LANGUAGES, search.get("language")),
    state: states.find(name => name === search.get("state")) ?? null,
  }
}

function keyIn<Key extends string>(labels: Readonly<Record<Key, string>>, given: string | null) {
  return given !== null && Object.hasOwn(labels, given) ? (given as Key) : null
}

/** The address of the page with some filters changed. */
export function resourcesPath(filters: Filters, changed: Partial<Filters> = {}) {
  const entries = Object.entries({ ...filters, ...changed }).flatMap(([name, value]) =>
    value ? [[name, value]] : [],
  )
  return entries.length > 0 ? `/about/resources?${new URLSearchParams(entries)}` : "/about/resources"
}

/** Guides and laws are written in English; a phone line says which languages its people speak. */
const WRITTEN_IN: Language = "en"

export function isShown({ kind, language }: Filters, wanted: Kind) {
  const isSpoken = wanted === "lines"
  return (kind === null || kind === wanted) && (isSpoken || !language || language === WRITTEN_IN)
}

/** The languages that at least one resource is in. */
export function languagesOf(lines: readonly { languages: readonly Language[] }[]): Partial<typeof LANGUAGES> {
  const used = new Set([WRITTEN_IN, ...lines.flatMap(({ languages }) => languages)])
  return Object.fromEntries(Object.entries(LANGUAGES).filter(([key]) => used.has(key as Language)))
}
