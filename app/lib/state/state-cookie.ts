import { STATES, stateSlug } from "#app/lib/format/states.ts"

const ONE_YEAR = 31_536_000

/** The cookie of the state that a visitor chose. Its value is the state's slug, so it is one of 52. */
export function stateCookie(siteUrl: string) {
  const secure = siteUrl.startsWith("https:")
  const options = { path: "/", maxAge: ONE_YEAR, sameSite: "lax" as const, httpOnly: true, secure }
  return { name: secure ? "__Host-state" : "state", options }
}

const BY_SLUG = new Map<string, string>(STATES.map(name => [stateSlug(name), name]))

export function stateOfSlug(slug: string | undefined): string | null {
  return BY_SLUG.get(slug ?? "") ?? null
}

// Pages that begin with the visitor's state, and their data.
const PAGES = /^\/(?:_\.data|(?:events|about\/(?:chapters|impact|resources))(?:\.data)?)?(?:\?|$)/
const COOKIE = /(?:^|;\s*)((?:__Host-)?state=([a-z-]+))(?:;|$)/

/** For the server's page cache: the cookie that a public page depends on, or null (decision 037). */
export function variantCookie(url: string, cookies: string): string | null {
  const [, cookie = null, slug] = (PAGES.test(url) && COOKIE.exec(cookies)) || []
  return BY_SLUG.has(slug ?? "") ? cookie : null
}
