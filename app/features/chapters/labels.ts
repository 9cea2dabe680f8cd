import type { Chapter } from "./queries.ts"

export const KIND_LABELS = { campus: "campus", city: "city" } as const

/** "City chapter since 2022" */
export function sinceLabel({ kind, founded_on }: Pick<Chapter, "kind" | "founded_on">) {
  const label = kind === "campus" ? "Campus chapter" : "City chapter"
  return founded_on ? `${label} since ${founded_on.slice(0, 4)}` : label
}

export function chapterCount(count: number) {
  return count === 1 ? "1 chapter" : `${count} chapters`
}
