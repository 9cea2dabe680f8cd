import { absoluteUrl, type SiteConfig } from "#app/lib/seo/site-config.ts"
import type { Thing } from "#app/lib/seo/structured-data.ts"

/** A course, for search engines. */
export function courseThing(
  about: { name: string; description: string; path: string; minutes: number },
  config: SiteConfig,
): Thing {
  return {
    "@type": "Course",
    name: about.name,
    description: about.description,
    url: absoluteUrl(about.path, config),
    isAccessibleForFree: true,
    offers: { "@type": "Offer", category: "Free", price: 0, priceCurrency: "USD" },
    hasCourseInstance: {
      "@type": "CourseInstance",
      courseMode: "Online",
      courseWorkload: `PT${about.minutes}M`,
    },
    provider: { "@id": `${config.url}/#organization` },
  }
}
