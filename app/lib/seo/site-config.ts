import type { SiteSettings } from "#app/lib/rendering/settings.ts"

/** The settings behind titles, canonical URLs and sharing tags. */
export interface SiteConfig {
  name: string
  /** The origin, without a trailing slash. */
  url: string
  description: string
  twitter: string
  defaultLocale: string
  currentLocale: string
  separator: string
  titleSeparator: string
  trailingSlash: boolean
  /** If false, search engines index nothing. */
  indexable: boolean
}

const DEFAULTS: SiteConfig = {
  name: "",
  url: "",
  description: "",
  twitter: "",
  defaultLocale: "en-US",
  currentLocale: "",
  separator: "|",
  titleSeparator: "",
  trailingSlash: false,
  indexable: true,
}

type Layer = { [Key in keyof SiteConfig]?: SiteConfig[Key] | null }

/** Later layers win; empty values are ignored. */
export function siteConfig(...layers: Layer[]): SiteConfig {
  const config = { ...DEFAULTS }
  for (const layer of layers) {
    const values = Object.entries(layer).filter(
      ([, value]) => value !== null && value !== undefined && value !== "",
    )
    Object.assign(config, Object.fromEntries(values))
  }
  return {
    ...config,
    url: withScheme(config.url).replace(/\/+$/, ""),
    currentLocale: config.currentLocale || config.defaultLocale,
    titleSeparator: config.titleSeparator || config.separator,
  }
}

export function configOf({ settings, siteUrl }: { settings: SiteSettings; siteUrl: string }): SiteConfig {
  return siteConfig({
    name: settings.name,
    url: siteUrl,
    description: settings.description,
    twitter: settings.twitter,
    defaultLocale: settings.default_locale,
    separator: settings.separator,
    titleSeparator: settings.title_separator,
    trailingSlash: settings.trailing_slash,
  })
}

/** `/news/chapter-of-the-week` becomes "Chapter Of The Week"; the home page gives an empty title. */
export function titleFromPath(path: string): string {
  const segment = path.split(/[?#]/, 1)[0]!.split("/").filter(Boolean).at(-1) ?? ""
  return decoded(segment)
    .replaceAll("-", " ")
    .split(" ")
    .filter(Boolean)
    .map(word => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase())
    .join(" ")
}

/** Page title, separator and site name; without a page title only the name. */
export function fullTitle(title: string, { name, titleSeparator }: SiteConfig): string {
  return [title.trim(), name].filter(Boolean).join(` ${titleSeparator} `)
}

/** The URL without query and hash, with or without a trailing slash as set. */
export function canonicalUrl(path: string, config: SiteConfig): string {
  return absoluteUrl(fixTrailingSlash(path.split(/[?#]/, 1)[0]!, config.trailingSlash), config)
}

export function absoluteUrl(address: string, { url }: SiteConfig): string {
  return URL.canParse(address) ? address : new URL(address, `${url}/`).href
}

function fixTrailingSlash(path: string, wantsSlash: boolean): string {
  const bare = path.replace(/\/+$/, "")
  const isFile = /\.[a-z0-9]+$/i.test(bare.split("/").at(-1)!)
  return bare === "" || (wantsSlash && !isFile) ? `${bare}/` : bare
}

function withScheme(url: string): string {
  return url === "" || /^[a-z]+:\/\//i.test(url) ? url : `https://${url}`
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}
