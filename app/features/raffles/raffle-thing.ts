import { absoluteUrl, type SiteConfig } from "#app/lib/seo/site-config.ts"
import type { Thing } from "#app/lib/seo/structured-data.ts"
import type { Raffle } from "./queries.ts"

/** A raffle for search engines: schema.org has no prize draws, so it is a free event on its own page. */
export function raffleThing(raffle: Raffle, config: SiteConfig): Thing {
  const url = absoluteUrl(`/raffles/${raffle.slug}`, config)
  return {
    "@type": "Event",
    name: `${raffle.title}: free prize draw`,
    description: raffle.prize,
    url,
    startDate: raffle.opens_at,
    endDate: raffle.draws_at,
    eventStatus: `https://schema.org/Event${raffle.state === "canceled" ? "Cancelled" : "Scheduled"}`,
    eventAttendanceMode: "https://schema.org/OnlineEventAttendanceMode",
    location: { "@type": "VirtualLocation", url },
    isAccessibleForFree: true,
    organizer: { "@id": `${config.url}/#organization` },
  }
}
