import { CachedFragment } from "#app/lib/rendering/fragment-cache.tsx"
import { ArticleBody } from "./article-body.tsx"
import { ArticleHeading } from "./article-heading.tsx"
import type { loadArticle } from "./article-page.server.ts"
import { Contents } from "./contents.tsx"
import { ExpiredArticle } from "./expired-article.tsx"
import { ShareRow } from "./share-row.tsx"
import { Neighbors, Related } from "./story-links.tsx"
import { TagLinks } from "./tag-links.tsx"
import { TakeOne } from "./take-one.tsx"

interface Props {
  loaderData: Awaited<ReturnType<typeof loadArticle>>["data"]
}

const TEXT_ID = "story"

export function ArticlePage({ loaderData }: Props) {
  if (!loaderData.article) return <ExpiredArticle kind={loaderData.kind} />
  const { article, text, tags, previous, next, related, url } = loaderData
  return (
    <>
      <article>
        <ArticleHeading article={article} textId={TEXT_ID} />
        <div className="wrap grid gap-x-[clamp(24px,4vw,72px)] pt-[clamp(40px,5vw,72px)] column:grid-cols-[minmax(0,215px)_minmax(0,1fr)]">
          <Contents blocks={article.blocks} />
          <div>
            <div id={TEXT_ID}>
              <CachedFragment name="article" of={text}>
                <ArticleBody {...text} />
              </CachedFragment>
            </div>
            <TagLinks tags={tags} />
            {article.kind === "blog" && (
              <p className="mt-8 max-w-160 text-gray-600 text-small">
                Medical review is pending. Spotted an error?{" "}
                <a href="/about/contact" className="underline">
                  Tell us
                </a>{" "}
                and we’ll correct it here, with the date.
              </p>
            )}
          </div>
        </div>
        {article.linesToShare.length > 0 ? (
          <TakeOne lines={article.linesToShare} url={url} title={article.title} summary={article.summary} />
        ) : (
          <ShareRow kind={article.kind} url={url} title={article.title} summary={article.summary} />
        )}
      </article>
      <Neighbors previous={previous} next={next} />
      <Related articles={related} />
    </>
  )
}
