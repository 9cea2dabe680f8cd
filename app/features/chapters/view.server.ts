import { findChapters, LIST_LENGTH, type Search } from "./find.ts"
import type { Chapter } from "./queries.ts"
import { STATE_KEYS, stateOf } from "./state-keys.ts"

interface Around {
  /** The state of the member, or the one that the visitor chose. */
  home: string | null
  /** The day of each chapter's next event, by slug. */
  nextDays: Readonly<Record<string, string>>
}

/** Everything that the list, the map and the drawer show for one URL. */
export function chapterView(chapters: readonly Chapter[], search: Search, { home, nextDays }: Around) {
  const found = findChapters(chapters, search, home)
  const shown = search.isWhole ? found.chapters : found.chapters.slice(0, LIST_LENGTH)
  const open = chapters.find(({ slug }) => slug === search.chapter) ?? null
  const state = open ? codeOf(open.state) : search.state
  return {
    heading: found.heading,
    isEmpty: found.isEmpty,
    total: chapters.length,
    states: new Set(chapters.map(chapter => chapter.state)).size,
    counts: Object.fromEntries(STATE_KEYS.map(({ code, name }) => [code, countIn(chapters, name)])),
    list: shown.map(({ chapter: { slug, name, kind, state }, miles }) => ({
      slug,
      name,
      kind,
      state,
      miles,
      nextDay: nextDays[slug] ?? null,
    })),
    state,
    drawer: state ? drawerOf(chapters, state, open) : null,
  }
}

export type ChapterView = ReturnType<typeof chapterView>

function drawerOf(chapters: readonly Chapter[], code: string, open: Chapter | null) {
  const state = stateOf(code)!.name
  const neighbors = chapters.filter(chapter => chapter.state === state)
  const place = open ? neighbors.indexOf(open) : 0
  return {
    state,
    chapter: neighbors[place] ?? null,
    place: place + 1,
    count: neighbors.length,
    people: neighbors.reduce((sum, { people }) => sum + (people ?? 0), 0),
    previous: neighbors[place - 1]?.slug ?? null,
    next: neighbors[place + 1]?.slug ?? null,
  }
}

function countIn(chapters: readonly Chapter[], state: string) {
  return chapters.filter(chapter => chapter.state === state).length
}

function codeOf(name: string) {
  return STATE_KEYS.find(key => key.name === name)?.code ?? null
}
