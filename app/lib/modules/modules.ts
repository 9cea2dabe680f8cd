import type { Database } from "#app/lib/supabase/database.types.ts"
import { KIT_FORM, SUPPORTER_PAGES } from "./parts.ts"

export type ModuleName = Database["public"]["Enums"]["site_module"]

/** What belongs to a part of the site that can be switched off, in route patterns. */
interface SiteModule {
  /** Not found while it is off. */
  closes: readonly string[]
  /** Stays for people who have something there, although a pattern of `closes` matches. */
  keeps?: readonly string[]
  /** Stays too, and is in no list, search or sitemap. */
  hides?: readonly string[]
  /** Its pages in the staff menu. */
  staff: readonly string[]
}

export const MODULES: Readonly<Record<ModuleName, SiteModule>> = {
  events: {
    closes: ["/events", "/events.ics", "/events/:event"],
    keeps: ["/events/:event.ics"],
    staff: ["/staff/events"],
  },
  raffles: { closes: ["/raffles"], hides: ["/raffles/:raffle"], staff: ["/staff/raffles"] },
  giving: {
    closes: ["/donate", "/donate/:campaign", "/get-involved/donor"],
    keeps: ["/donate/manage", "/donate/thanks", "/donate/test-card", "/donate/test-checkout"],
    staff: ["/staff/campaigns", "/staff/enter-gift", "/staff/gift-offers", "/staff/supporter-pages"],
  },
  // Their addresses are those of campaigns, so the database answers that there is no such page.
  "supporter-pages": { closes: [SUPPORTER_PAGES], staff: ["/staff/supporter-pages"] },
  volunteering: { closes: ["/get-involved/volunteer"], staff: ["/staff/volunteers", "/staff/shifts"] },
  reversals: {
    closes: ["/submit-reversal", "/submit-reversal/refill"],
    staff: ["/staff/reversals", "/staff/refills"],
  },
  kits: { closes: [KIT_FORM], staff: ["/staff/kits"] },
  newsletter: {
    closes: ["/newsletter", "/newsletter/archive"],
    hides: ["/newsletter/archive/:issue"],
    staff: ["/staff/newsletter", "/staff/newsletter-issues"],
  },
  world: {
    closes: ["/narcatsworld", "/narcatsworld/:place", "/narcatsworld/:place/:scene"],
    staff: [],
  },
}

/** What is closed while these modules are off, for `isClosed`. */
export function closedPaths(off: readonly ModuleName[]) {
  return expressionOf(
    off.flatMap(name => MODULES[name].closes),
    off.flatMap(name => MODULES[name].keeps ?? []),
  )
}

/** What lists, the search and the sitemap leave out. */
export function hiddenPaths(off: readonly ModuleName[]) {
  return expressionOf(
    off.flatMap(name => [...MODULES[name].closes, ...(MODULES[name].hides ?? [])]),
    off.flatMap(name => MODULES[name].keeps ?? []),
  )
}

function expressionOf(closed: readonly string[], kept: readonly string[]) {
  if (closed.length === 0) return ""
  const but = kept.length > 0 ? `(?!${anyOf(kept)})` : ""
  return `^${but}${anyOf(closed)}`
}

// With a slash, a query or a hash at the end.
function anyOf(patterns: readonly string[]) {
  return `(${patterns.map(pattern => pattern.replaceAll(".", "\\.").replaceAll(/:\w+/g, "[^/?#]+")).join("|")})/?([?#]|$)`
}
