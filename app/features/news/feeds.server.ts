import type { ArticleSummary } from "./queries.ts"

export interface Feed {
  title: string
  description: string
  /** The name of the organization, the author of articles without one. */
  publisher: string
  siteUrl: string
  /** The path of the page with the same articles. */
  list: string
  /** The path of the feed itself. */
  path: string
  articles: readonly ArticleSummary[]
}

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n'

export function rssFeed(feed: Feed) {
  const items = feed.articles.map(article => {
    const url = absolute(feed, article.path)
    return element("item", [
      element("title", article.title),
      element("link", url),
      `<guid isPermaLink="true">${escaped(url)}</guid>`,
      element("pubDate", new Date(article.publishedAt).toUTCString()),
      element("description", article.summary),
      element("dc:creator", authorOf(feed, article)),
      article.category ? element("category", article.category.title) : "",
    ])
  })
  const channel = element("channel", [
    element("title", feed.title),
    element("link", absolute(feed, feed.list)),
    element("description", feed.description),
    element("language", "en-US"),
    `<atom:link href="${escaped(absolute(feed, feed.path))}" rel="self" type="application/rss+xml"/>`,
    element("lastBuildDate", new Date(lastChange(feed)).toUTCString()),
    ...items,
  ])
  return `${HEAD}<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">${channel}</rss>\n`
}

export function atomFeed(feed: Feed) {
  const entries = feed.articles.map(article => {
    const url = escaped(absolute(feed, article.path))
    return element("entry", [
      element("title", article.title),
      `<link rel="alternate" type="text/html" href="${url}"/>`,
      `<id>urn:uuid:${article.id}</id>`,
      element("published", isoDate(article.publishedAt)),
      element("updated", isoDate(article.updatedAt)),
      element("author", [element("name", authorOf(feed, article))]),
      element("summary", article.summary),
      article.category
        ? `<category term="${escaped(article.category.slug)}" label="${escaped(article.category.title)}"/>`
        : "",
    ])
  })
  const parts = [
    element("title", feed.title),
    element("subtitle", feed.description),
    element("id", absolute(feed, feed.path)),
    `<link rel="self" type="application/atom+xml" href="${escaped(absolute(feed, feed.path))}"/>`,
    `<link rel="alternate" type="text/html" href="${escaped(absolute(feed, feed.list))}"/>`,
    element("updated", isoDate(lastChange(feed))),
    ...entries,
  ]
  return `${HEAD}<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en-US">${parts.join("\n")}</feed>\n`
}

export function jsonFeed(feed: Feed) {
  return JSON.stringify({
    version: "https://jsonfeed.org/version/1.1",
    title: feed.title,
    description: feed.description,
    home_page_url: absolute(feed, feed.list),
    feed_url: absolute(feed, feed.path),
    language: "en-US",
    authors: [{ name: feed.publisher }],
    items: feed.articles.map(article => ({
      id: absolute(feed, article.path),
      url: absolute(feed, article.path),
      title: article.title,
      content_text: article.summary,
      date_published: isoDate(article.publishedAt),
      date_modified: isoDate(article.updatedAt),
      authors: [{ name: authorOf(feed, article) }],
      tags: article.category ? [article.category.title] : [],
    })),
  })
}

function authorOf({ publisher }: Feed, { author }: ArticleSummary) {
  return author?.name ?? publisher
}

// An empty feed still needs a date.
function lastChange({ articles }: Feed) {
  return (
    articles
      .map(({ updatedAt }) => isoDate(updatedAt))
      .sort()
      .at(-1) ?? "2026-01-01T00:00:00.000Z"
  )
}

function isoDate(date: string) {
  return new Date(date).toISOString()
}

function absolute({ siteUrl }: Feed, path: string) {
  return new URL(path, siteUrl).href
}

function element(name: string, content: string | readonly string[]) {
  const inner = typeof content === "string" ? escaped(content) : content.filter(Boolean).join("\n")
  return `<${name}>${inner}</${name}>`
}

// XML has no way to write other control characters.
const NOT_IN_XML = /[^\P{Cc}\t\n\r]|\p{Cs}|[\ufffe\uffff]/gu

function escaped(text: string) {
  return text
    .replace(NOT_IN_XML, "")
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;")
}
