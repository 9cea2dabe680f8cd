import type { RowAction } from "./define-staff-list.ts"

/** A button for each other site that can ship a request; each text is the id of a site, a space and its name. */
export function shippingActions(sites: readonly string[] | null): RowAction[] {
  return (sites ?? []).map(site => {
    const space = site.indexOf(" ")
    return { intent: `shipped ${site.slice(0, space)}`, label: `Ship from ${site.slice(space + 1)}` }
  })
}

const SHIPPED_FROM = /^shipped ([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/

/** The status and the site of a button: without a site, the marked one ships the request. */
export function readShipping(intent: string): { next_status: string; from_site?: string } {
  const from_site = SHIPPED_FROM.exec(intent)?.[1]
  return from_site ? { next_status: "shipped", from_site } : { next_status: intent }
}
