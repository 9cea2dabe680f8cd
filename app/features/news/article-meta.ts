import { pageMeta, rootData } from "#app/lib/seo/page-meta.ts"
import { privateMeta } from "#app/lib/seo/private-meta.ts"
import { absoluteUrl, configOf, type SiteConfig } from "#app/lib/seo/site-config.ts"
import { breadcrumbs, type Thing } from "#app/lib/seo/structured-data.ts"
import type { Article } from "./article-query.ts"
import { feedLinks } from "./feed-links.ts"

const EXPIRED = "This page has expired"

interface MetaArgs {
  loaderData?: { article: Article | null } | undefined
  location: { pathname: string }
  matches: Parameters<typeof rootData>[0]
}

export function articleMeta({ loaderData, location, matches }: MetaArgs) {
  const root = rootData(matches)
  const article = loaderData?.article
  if (!article || !root)
    return pageMeta({ path: location.pathname, title: loaderData && (article?.title ?? EXPIRED) }, root)
  const config = configOf(root)
  const list = `/news/${article.kind}`
  const trail = [
    { name: article.kind === "blog" ? "Out Loud" : "Press", path: list },
    { name: article.title, path: article.path },
  ]
  return pageMeta(
    {
      path: article.path,
      title: article.title,
      description: article.summary,
      image: ogImage(article),
      things: [articleThing(article, config), breadcrumbs(trail, config)],
      tags: [
        { property: "og:type", content: "article" },
        { property: "article:published_time", content: article.publishedAt },
        ...feedLinks(list, config.name),
      ],
    },
    root,
  )
}

/** For a preview, whose path contains a key that must not be repeated. */
export const previewMeta = privateMeta({ title: "Preview", path: "/news/blog" })

function ogImage({ kind, slug }: Article) {
  return `/og/${kind}/${slug}.png`
}

function articleThing(article: Article, config: SiteConfig): Thing {
  const organization = { "@id": `${config.url}/#organization` }
  return {
    "@type": article.kind === "blog" ? "BlogPosting" : "NewsArticle",
    headline: article.title,
    description: article.summary,
    url: absoluteUrl(article.path, config),
    mainEntityOfPage: absoluteUrl(article.path, config),
    image: absoluteUrl(ogImage(article), config),
    datePublished: article.publishedAt,
    dateModified: article.updatedAt,
    inLanguage: config.currentLocale,
    keywords: article.tags,
    author: article.author ? { "@type": "Person", name: article.author.name } : organization,
    publisher: organization,
    citation: article.sources.map(({ title, url }) => ({ "@type": "WebPage", name: title, url })),
    isAccessibleForFree: true,
  }
}
