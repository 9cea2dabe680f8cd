import { absoluteUrl, type SiteConfig } from "#app/lib/seo/site-config.ts"
import type { Thing } from "#app/lib/seo/structured-data.ts"

interface EventFacts {
  title: string
  summary: string
  path: string
  /** A path of the site. */
  image: string
  format: "in-person" | "online" | "hybrid"
  place: string | null
  address: string
  startsAt: string
  endsAt: string
  isCanceled: boolean
}

const ATTENDANCE = { "in-person": "Offline", online: "Online", hybrid: "Mixed" }

/** One date of an event, for search engines. */
export function eventThing(about: EventFacts, config: SiteConfig): Thing {
  const url = absoluteUrl(about.path, config)
  const online = { "@type": "VirtualLocation", url }
  const room = { "@type": "Place", name: about.place, address: about.address }
  return {
    "@type": "Event",
    name: about.title,
    description: about.summary,
    url,
    image: absoluteUrl(about.image, config),
    startDate: about.startsAt,
    endDate: about.endsAt,
    eventStatus: `https://schema.org/Event${about.isCanceled ? "Cancelled" : "Scheduled"}`,
    eventAttendanceMode: `https://schema.org/${ATTENDANCE[about.format]}EventAttendanceMode`,
    location: about.format === "online" ? online : about.format === "hybrid" ? [room, online] : room,
    isAccessibleForFree: true,
    offers: { "@type": "Offer", price: 0, priceCurrency: "USD", url },
    organizer: { "@id": `${config.url}/#organization` },
  }
}
