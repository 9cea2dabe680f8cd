import { middleOf, milesBetween, type Point } from "./places.ts"
import type { Chapter } from "./queries.ts"
import { STATE_KEYS, stateOf } from "./state-keys.ts"

/** What the URL asks for. */
export interface Search {
  /** A city, a campus or a state. */
  place: string
  /** The postal code of a state. */
  state: string | null
  /** The chapter in the drawer. */
  chapter: string | null
  /** The whole list, A to Z. */
  isWhole: boolean
}

export function readSearch(params: URLSearchParams): Search {
  return {
    place: (params.get("place") ?? "").trim().slice(0, 80),
    state: stateOf(params.get("state"))?.code ?? null,
    chapter: params.get("chapter"),
    isWhole: params.get("list") === "all",
  }
}

interface Found {
  heading: string
  chapters: { chapter: Chapter; miles: number | null }[]
  /** Nothing matched what was typed. */
  isEmpty: boolean
}

export const LIST_LENGTH = 12

/** The chapters for a search, closest first. Without one, those near the member's state, or all of them A to Z. */
export function findChapters(chapters: readonly Chapter[], search: Search, home: string | null): Found {
  if (search.isWhole) return { heading: "All chapters", chapters: withoutMiles(chapters), isEmpty: false }
  const { place } = search
  const named = place && STATE_KEYS.find(key => same(key.name, place) || key.code === place.toUpperCase())
  if (named) return nearState(chapters, named.code)
  if (place) return foundByName(chapters, place)
  const state = search.state ?? STATE_KEYS.find(({ name }) => name === home)?.code
  if (state) return nearState(chapters, state)
  return { heading: "Chapters, A to Z", chapters: withoutMiles(chapters), isEmpty: false }
}

function foundByName(chapters: readonly Chapter[], place: string): Found {
  const [first] = chapters
    .filter(({ name, city, institution }) => [name, city, institution ?? ""].some(text => has(text, place)))
    .sort((a, b) => Number(same(b.city, place)) - Number(same(a.city, place)))
  return first ? nearPoint(chapters, first, first.name) : nothing()
}

function nothing(): Found {
  return { heading: "No match", chapters: [], isEmpty: true }
}

function nearPoint(chapters: readonly Chapter[], center: Chapter, label: string): Found {
  const point = pointOf(center)
  if (!point) return { heading: label, chapters: withoutMiles([center]), isEmpty: false }
  return { heading: `Closest to ${label}`, chapters: byDistance(chapters, point), isEmpty: false }
}

/** The state's own chapters first, then the closest to its middle. Miles from the middle would mislead. */
function nearState(chapters: readonly Chapter[], code: string): Found {
  const name = stateOf(code)!.name
  const own = chapters.filter(({ state }) => state === name)
  const others = byDistance(
    chapters.filter(({ state }) => state !== name),
    middleOf(code)!,
  ).map(({ chapter }) => chapter)
  return { heading: `Closest to ${name}`, chapters: withoutMiles([...own, ...others]), isEmpty: false }
}

function byDistance(chapters: readonly Chapter[], from: Point) {
  const far = Number.POSITIVE_INFINITY
  return chapters
    .map(chapter => {
      const point = pointOf(chapter)
      return { chapter, miles: point && Math.round(milesBetween(from, point)) }
    })
    .sort((a, b) => (a.miles ?? far) - (b.miles ?? far))
}

function withoutMiles(chapters: readonly Chapter[]) {
  return chapters.map(chapter => ({ chapter, miles: null }))
}

function pointOf({ latitude, longitude }: Chapter): Point | null {
  return latitude === null || longitude === null ? null : { latitude, longitude }
}

function same(a: string, b: string) {
  return plain(a) === plain(b)
}

function has(text: string, part: string) {
  return plain(text).includes(plain(part))
}

function plain(text: string) {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase()
}
