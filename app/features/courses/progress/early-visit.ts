import { replace } from "react-router"

/**
 * A link followed during hydration gets the first page's data: React Router answers the first clientLoader call with
 * the hydration data, even for another URL (createClientRoutes). Navigating again asks the server.
 */
export function revalidateUrl(url: URL): never {
  throw replace(url.pathname + url.search)
}

export function isCourseUrl({ id, slug }: { id: string; slug: string }, address: string) {
  return id === address || slug === address
}
