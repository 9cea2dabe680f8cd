import { absoluteUrl, type SiteConfig } from "#app/lib/seo/site-config.ts"
import type { Thing } from "#app/lib/seo/structured-data.ts"

/** A chapter as a local group of the organization, for search engines. */
export function chapterThing(
  about: { name: string; description: string; path: string; city: string; state: string },
  config: SiteConfig,
): Thing {
  const { name, description, path, city, state } = about
  return {
    "@type": "NGO",
    name: `${config.name}, ${name}`,
    description,
    url: absoluteUrl(path, config),
    areaServed: { "@type": "City", name: `${city}, ${state}` },
    parentOrganization: { "@id": `${config.url}/#organization` },
  }
}
