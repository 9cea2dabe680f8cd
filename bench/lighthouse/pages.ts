import type { Measurement } from "./lighthouse.ts"

export interface Page {
  path: string
  /** Search engines may index it, so SEO counts. */
  isIndexed?: boolean
  isMembers?: boolean
  goals?: Partial<Record<keyof Measurement, Goal>>
}

interface Goal {
  least?: number
  most?: number
}

const COURSE = "/courses/overdose-response-basics"

const PAGES: Page[] = [
  { path: "/", isIndexed: true, goals: { kilobytes: { most: 250 } } },
  { path: "/courses", isIndexed: true },
  { path: COURSE, isIndexed: true },
  { path: `${COURSE}/learn` },
  { path: `${COURSE}/quiz` },
  { path: "/login" },
  { path: "/me", isMembers: true },
  { path: "/get-certified" },
  { path: "/news/blog/three-signs", isIndexed: true },
  { path: "/events/dorm-storm", isIndexed: true },
  { path: "/donate", isIndexed: true },
]

/** All pages, or those whose paths are the arguments of the program. */
export function chosenPages() {
  const paths = process.argv.slice(2)
  return PAGES.filter(({ path }) => paths.length === 0 || paths.includes(path))
}
