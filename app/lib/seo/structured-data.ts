import { absoluteUrl, type SiteConfig } from "./site-config.ts"

/** A schema.org `Thing` as JSON-LD. */
export interface Thing {
  "@type": string
  [property: string]: unknown
}

/** The organization and the site, included on every page. */
export function siteThings(config: SiteConfig, logo: string): Thing[] {
  const organization = `${config.url}/#organization`
  return [
    {
      "@type": "Organization",
      "@id": organization,
      name: config.name,
      url: `${config.url}/`,
      description: config.description,
      logo: absoluteUrl(logo, config),
      ...(config.twitter && { sameAs: [`https://x.com/${config.twitter.replace(/^@/, "")}`] }),
    },
    {
      "@type": "WebSite",
      "@id": `${config.url}/#website`,
      name: config.name,
      url: `${config.url}/`,
      inLanguage: config.currentLocale,
      publisher: { "@id": organization },
    },
  ]
}

/** The breadcrumb trail that search results show. */
export function breadcrumbs(trail: readonly { name: string; path: string }[], config: SiteConfig): Thing {
  return {
    "@type": "BreadcrumbList",
    itemListElement: trail.map(({ name, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: absoluteUrl(path, config),
    })),
  }
}

export function article(
  about: { headline: string; path: string; publishedAt: string; updatedAt?: string; author?: string },
  config: SiteConfig,
): Thing {
  return {
    "@type": "Article",
    headline: about.headline,
    url: absoluteUrl(about.path, config),
    datePublished: about.publishedAt,
    dateModified: about.updatedAt ?? about.publishedAt,
    ...(about.author && { author: { "@type": "Person", name: about.author } }),
    publisher: { "@id": `${config.url}/#organization` },
  }
}

export function course(
  about: { name: string; description: string; path: string },
  config: SiteConfig,
): Thing {
  return {
    "@type": "Course",
    name: about.name,
    description: about.description,
    url: absoluteUrl(about.path, config),
    isAccessibleForFree: true,
    provider: { "@id": `${config.url}/#organization` },
  }
}

export function event(
  about: {
    name: string
    path: string
    startsAt: string
    endsAt?: string
    place?: string
    canceled?: boolean
  },
  config: SiteConfig,
): Thing {
  return {
    "@type": "Event",
    name: about.name,
    url: absoluteUrl(about.path, config),
    startDate: about.startsAt,
    ...(about.endsAt && { endDate: about.endsAt }),
    eventStatus: `https://schema.org/${about.canceled ? "EventCancelled" : "EventScheduled"}`,
    location: about.place
      ? { "@type": "Place", name: about.place }
      : { "@type": "VirtualLocation", url: absoluteUrl(about.path, config) },
    organizer: { "@id": `${config.url}/#organization` },
  }
}
