import type { MetaDescriptor } from "react-router"
import type { SiteSettings } from "#app/lib/rendering/settings.ts"
import { brandingFor } from "#app/lib/theming/state-branding.ts"
import type { ListPages } from "./list-pages.ts"
import {
  absoluteUrl,
  canonicalUrl,
  configOf,
  fullTitle,
  type SiteConfig,
  titleFromPath,
} from "./site-config.ts"
import { siteThings, type Thing } from "./structured-data.ts"

interface PageSeo {
  path: string
  /** Defaults to the last segment of the path; the home page uses the site's name. */
  title?: string
  description?: string
  /** A path or URL. Defaults to the site's own image. */
  image?: string
  imageAlt?: string
  /** For a page of a list: its own address, and those before and after it. */
  pages?: ListPages | undefined
  /** What the page is about, for search engines. */
  things?: Thing[]
  /** Other tags, which override the defaults. */
  tags?: MetaDescriptor[]
}

type Match = { id: string; loaderData?: unknown; handle?: unknown } | undefined
type Root = { settings: SiteSettings; siteUrl: string } | undefined

/** The root loader's data, from the `matches` of a `meta` function. */
export function rootData(matches: readonly Match[]) {
  return matches.find(match => match?.id === "root")?.loaderData as Root
}

/** The tags of a page, with the site's defaults for everything it does not set. */
export function pageMeta(page: PageSeo, root: Root): MetaDescriptor[] {
  if (!root) return page.title ? [{ title: page.title }] : []
  return mergeMeta(defaultTags(page, configOf(root), root.settings.branding), page.tags ?? [])
}

/** The root's `meta`, for pages that export none. A route can set its title by `handle.title`. */
export function defaultMeta(matches: readonly Match[], path: string): MetaDescriptor[] {
  const title = matches.map(match => titleIn(match?.handle)).findLast(found => found !== undefined)
  return pageMeta({ path, title }, rootData(matches))
}

/** The Open Graph image with the title of a content page (pages/resources/og-image.ts). */
export function pageOgImage(path: string): string {
  return path === "/" ? brandingFor(null).ogImage : `/og/page${path}.png`
}

/** Merges both lists. A page's own tag replaces the default with the same key. */
export function mergeMeta(defaults: MetaDescriptor[], own: MetaDescriptor[]): MetaDescriptor[] {
  const keys = new Set(own.map(keyOf))
  // Size and alt text belong to the default image, so they are dropped with it.
  const isReplaced = (key: string) => keys.has(key) || (key.startsWith("og:image:") && keys.has("og:image"))
  return [...defaults.filter(tag => !isReplaced(keyOf(tag))), ...own]
}

function defaultTags(page: PageSeo, config: SiteConfig, chosen: SiteSettings["branding"]): MetaDescriptor[] {
  const title = fullTitle(page.title ?? titleFromPath(page.path), config)
  const description = page.description || config.description
  const address = canonicalUrl(page.path, config)
  const url = address + (page.pages?.current ?? "")
  const branding = { ...brandingFor(null), ...chosen }
  const image = page.image || branding.ogImage
  const twitter = config.twitter && `@${config.twitter.replace(/^@/, "")}`
  return [
    { title },
    { name: "description", content: description },
    { tagName: "link", rel: "canonical", href: url },
    ...neighborLinks(address, page.pages),
    ...(config.indexable ? [] : [{ name: "robots", content: "noindex, nofollow" }]),
    { property: "og:type", content: "website" },
    { property: "og:url", content: url },
    { property: "og:locale", content: config.currentLocale.replace("-", "_") },
    { property: "og:site_name", content: config.name },
    { property: "og:title", content: title },
    { property: "og:description", content: description },
    { property: "og:image", content: absoluteUrl(image, config) },
    ...(image.startsWith("/og/") ? OG_IMAGE_SIZE : []),
    { property: "og:image:alt", content: page.imageAlt ?? title },
    { name: "twitter:card", content: "summary_large_image" },
    ...(twitter
      ? [
          { name: "twitter:site", content: twitter },
          { name: "twitter:creator", content: twitter },
        ]
      : []),
    {
      "script:ld+json": {
        "@context": "https://schema.org",
        "@graph": [...siteThings(config, branding.logo), ...(page.things ?? [])],
      },
    },
  ]
}

function neighborLinks(address: string, pages: ListPages | undefined): MetaDescriptor[] {
  const link = (rel: string, query: string | null | undefined) =>
    typeof query === "string" ? [{ tagName: "link", rel, href: address + query } as const] : []
  return [...link("prev", pages?.newer), ...link("next", pages?.older)]
}

// The size of generated images.
const OG_IMAGE_SIZE: MetaDescriptor[] = [
  { property: "og:image:width", content: "1200" },
  { property: "og:image:height", content: "630" },
]

function titleIn(handle: unknown): string | undefined {
  const title = (handle as { title?: unknown } | undefined)?.title
  return typeof title === "string" ? title : undefined
}

function keyOf(tag: MetaDescriptor): string {
  const { title, name, property, httpEquiv, rel, hrefLang } = tag as Record<string, string | undefined>
  // Links have titles too.
  if (title !== undefined && rel === undefined) return "title"
  if (rel === "canonical") return "canonical"
  const key = name ?? property ?? httpEquiv
  return key ? key.toLowerCase() : JSON.stringify([rel, hrefLang, tag])
}
