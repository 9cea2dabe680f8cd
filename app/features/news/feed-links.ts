import type { MetaDescriptor } from "react-router"

export const FEED_TYPES = {
  rss: "application/rss+xml",
  atom: "application/atom+xml",
  json: "application/feed+json",
} as const

/** The feeds of a list of articles, for the head of a page. */
export function feedLinks(list: string, name: string): MetaDescriptor[] {
  return Object.entries(FEED_TYPES).map(([extension, type]) => ({
    tagName: "link",
    rel: "alternate",
    type,
    title: `${name}, ${list === "/news/press" ? "press" : "blog"} (${extension.toUpperCase()})`,
    href: `${list}/feed.${extension}`,
  }))
}
