import type { MetaDescriptor } from "react-router"
import type { SiteSettings } from "#app/lib/rendering/settings.ts"
import { brandingFor } from "#app/lib/theming/state-branding.ts"
import {
  absoluteUrl,
  canonicalUrl,
  configOf,
  fullTitle,
  type SiteConfig,
  titleFromPath,
} from "./site-config.ts"
import { siteThings, type Thing } from "./structured-data.ts"

export interface PageSeo {
  path: string
  /** Without one the page is called by the last part of its path, the home page by the site's name alone. */
  title?: string
  description?: string
  /** A path or an address; without one the site's own picture is shown. */
  image?: string
  imageAlt?: string
  /** What the page is about, for search engines. */
  things?: Thing[]
  /** Any other tags. They win over the defaults. */
  tags?: MetaDescriptor[]
}

type Match = { id: string; loaderData?: unknown; handle?: unknown } | undefined
type Root = { settings: SiteSettings; siteUrl: string } | undefined

/** What root's loader gave, as `matches` of a `meta` function carries it. */
export function rootData(matches: readonly Match[]) {
  return matches.find(match => match?.id === "root")?.loaderData as Root
}

/** The tags of a page: what it says of itself, and the site's defaults for everything it leaves unsaid. */
export function pageMeta(page: PageSeo, root: Root): MetaDescriptor[] {
  if (!root) return page.title ? [{ title: page.title }] : []
  return mergeMeta(defaultTags(page, configOf(root)), page.tags ?? [])
}

/** Root's `meta`: for every page that exports none of its own. A route may name itself by `handle.title`. */
export function defaultMeta(matches: readonly Match[], path: string): MetaDescriptor[] {
  const title = matches.map(match => titleIn(match?.handle)).findLast(found => found !== undefined)
  return pageMeta({ path, title }, rootData(matches))
}

/** The picture with the title of a page on it, for pages whose words are a row (pages/machine/sharing-picture.ts). */
export function pagePicture(path: string): string {
  return path === "/" ? brandingFor(null).sharingPicture : `/og/page${path}.png`
}

/** Both lists as one; of two tags for the same thing the page's own stays. */
export function mergeMeta(defaults: MetaDescriptor[], own: MetaDescriptor[]): MetaDescriptor[] {
  const keys = new Set(own.map(keyOf))
  // Size and description belong to the default picture, and leave with it.
  const isReplaced = (key: string) => keys.has(key) || (key.startsWith("og:image:") && keys.has("og:image"))
  return [...defaults.filter(tag => !isReplaced(keyOf(tag))), ...own]
}

function defaultTags(page: PageSeo, config: SiteConfig): MetaDescriptor[] {
  const title = fullTitle(page.title ?? titleFromPath(page.path), config)
  const description = page.description || config.description
  const url = canonicalUrl(page.path, config)
  const look = brandingFor(null)
  const image = page.image || look.sharingPicture
  const twitter = config.twitter && `@${config.twitter.replace(/^@/, "")}`
  return [
    { title },
    { name: "description", content: description },
    { tagName: "link", rel: "canonical", href: url },
    ...(config.indexable ? [] : [{ name: "robots", content: "noindex, nofollow" }]),
    { property: "og:type", content: "website" },
    { property: "og:url", content: url },
    { property: "og:locale", content: config.currentLocale.replace("-", "_") },
    { property: "og:site_name", content: config.name },
    { property: "og:title", content: title },
    { property: "og:description", content: description },
    { property: "og:image", content: absoluteUrl(image, config) },
    ...(image.startsWith("/og/") ? PICTURE_SIZE : []),
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
        "@graph": [...siteThings(config, look.logo), ...(page.things ?? [])],
      },
    },
  ]
}

// Of the pictures we make ourselves.
const PICTURE_SIZE: MetaDescriptor[] = [
  { property: "og:image:width", content: "1200" },
  { property: "og:image:height", content: "630" },
]

function titleIn(handle: unknown): string | undefined {
  const title = (handle as { title?: unknown } | undefined)?.title
  return typeof title === "string" ? title : undefined
}

function keyOf(tag: MetaDescriptor): string {
  const { title, name, property, httpEquiv, rel, hrefLang } = tag as Record<string, string | undefined>
  if (title !== undefined) return "title"
  if (rel === "canonical") return "canonical"
  const key = name ?? property ?? httpEquiv
  return key ? key.toLowerCase() : JSON.stringify([rel, hrefLang, tag])
}
