import type { MetaDescriptor } from "react-router"
import type { SiteSettings } from "./settings.ts"

interface Page {
  /** Without a title the page is called by the site's name alone. */
  title?: string
  description?: string
  path: string
}

/** What root's loader gave, as `matches` of a `meta` function carries it. */
export function rootData(matches: readonly ({ id: string; loaderData?: unknown } | undefined)[]) {
  return matches.find(match => match?.id === "root")?.loaderData as
    | { settings: SiteSettings; siteUrl: string }
    | undefined
}

export function pageMeta(
  { title, description, path }: Page,
  root: ReturnType<typeof rootData>,
): MetaDescriptor[] {
  if (!root) return title ? [{ title }] : []
  const { settings, siteUrl } = root
  const separator = settings.title_separator ?? settings.separator
  const fullTitle = title ? `${title} ${separator} ${settings.name}` : settings.name
  const summary = description ?? settings.description
  const url = new URL(path, siteUrl).href
  return [
    { title: fullTitle },
    { name: "description", content: summary },
    { tagName: "link", rel: "canonical", href: url },
    { property: "og:type", content: "website" },
    { property: "og:url", content: url },
    { property: "og:site_name", content: settings.name },
    { property: "og:title", content: fullTitle },
    { property: "og:description", content: summary },
  ]
}
