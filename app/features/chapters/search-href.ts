import { href } from "react-router"
import type { Search } from "./find.ts"

/** Where links to the map and the drawer scroll. */
export const MAP_ID = "map"
export const DRAWER_ID = "drawer"

/** The address of the list with a changed search. Null and empty values are left out. */
export function searchHref(search: Search, change: Partial<Search> = {}, target = "") {
  const { place, state, chapter, isWhole } = { ...search, ...change }
  const params = new URLSearchParams()
  if (place) params.set("place", place)
  if (state) params.set("state", state)
  if (chapter) params.set("chapter", chapter)
  if (isWhole) params.set("list", "all")
  const query = params.toString()
  return href("/about/chapters") + (query && `?${query}`) + (target && `#${target}`)
}
