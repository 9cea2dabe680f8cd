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
