import { formatShortDay } from "#app/lib/format/dates.ts"
import { cn } from "#app/lib/theming/cn.ts"
import { Link } from "#app/ui/navigation/link.tsx"
import { ArticleArt } from "./article-art.tsx"
import type { ArticleSummary } from "./queries.ts"
import { readingTime } from "./reading-time.tsx"

/** A large article with its drawing, and up to three smaller ones beside it. */
export function Clippings({ articles }: { articles: readonly ArticleSummary[] }) {
  const large = articles.find(({ art }) => art) ?? articles[0]
  if (!large) return null
  const others = articles.filter(article => article !== large)
  return (
    <section
      aria-label="Newest stories"
      className="wrap grid gap-x-[clamp(28px,5vw,84px)] gap-y-10 py-[clamp(48px,6vw,88px)] column:grid-cols-[7fr_5fr]"
    >
      <Clipping article={large} isLarge />
      <div className="grid content-start gap-[clamp(34px,3.6vw,56px)]">
        {others.map(article => (
          <Clipping key={article.id} article={article} />
        ))}
      </div>
    </section>
  )
}

function Clipping({ article, isLarge }: { article: ArticleSummary; isLarge?: boolean }) {
  return (
    <article className="grid content-start gap-3 border-ink border-t-4 pt-3.5">
      <p className="flex flex-wrap gap-x-4 font-semibold text-small">
        <span>{article.category?.title}</span>
        <time dateTime={article.publishedAt}>{formatShortDay(article.publishedAt)}</time>
        <span>{readingTime(article.minutes)}</span>
      </p>
      <h2
        className={cn(
          "text-balance",
          isLarge
            ? "wdth-66 text-[clamp(2.5rem,5.4vw,5rem)] leading-[0.88]"
            : "wdth-76 text-[clamp(1.9rem,3.1vw,2.9rem)] leading-[0.94]",
        )}
      >
        <Link to={article.path} className="no-underline decoration-4 hover:underline">
          {article.title}
        </Link>
      </h2>
      <p className="max-w-[36em]">{article.summary}</p>
      {isLarge && article.art && (
        <div className="mt-1.5 rounded-panel bg-marigold-300 px-[11%] pt-7 pb-6">
          <ArticleArt name={article.art} isLazy className="h-auto w-full" />
        </div>
      )}
    </article>
  )
}
