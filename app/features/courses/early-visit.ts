import { replace } from "react-router"

/**
 * Whoever follows a link while a page is starting gets that page's data once more: the first clientLoader is always
 * answered with it, even for another address (react-router, createClientRoutes). Going there again asks the server.
 */
export function askAgain(url: URL): never {
  throw replace(url.pathname + url.search)
}

export function isCourseAt({ id, slug }: { id: string; slug: string }, address: string) {
  return id === address || slug === address
}
