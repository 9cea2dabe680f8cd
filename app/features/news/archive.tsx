import { formatDate } from "#app/lib/format/dates.ts"
import type { ListPages } from "#app/lib/seo/list-pages.ts"
import { Icon } from "#app/ui/brand/icon.tsx"
import { Link } from "#app/ui/navigation/link.tsx"
import { PageLinks } from "#app/ui/navigation/page-links.tsx"
import type { ArticleSummary } from "./queries.ts"
import { BreathLine, readingTime } from "./reading-time.tsx"

const LONGEST = 8

interface ArchiveProps {
  articles: readonly ArticleSummary[]
  /** The address of the list, to which `feed.rss` and the query are added. */
  path: string
  pages: ListPages
}

/** Articles by date: the wider the headline, the longer the read. */
export function Archive({ articles, path, pages }: ArchiveProps) {
  return (
    <div className="wrap pb-section">
      <ol>
        {articles.map(article => (
          <li
            key={article.id}
            className="border-gray-300 border-t-[1.5px] py-4 first:border-ink first:border-t-4"
          >
            <h3
              className={`text-[clamp(1.85rem,4.3vw,3.9rem)] leading-[1.04] wdth-${widthFor(article.minutes)}`}
            >
              <Link to={article.path} className="no-underline hover:text-green-700">
                {article.title}
              </Link>
            </h3>
            <p className="flex flex-wrap items-center gap-x-5.5 gap-y-0.5 text-gray-600 text-small">
              <span>{article.category?.title ?? article.place}</span>
              {article.author && <span>{article.author.name}</span>}
              <time dateTime={article.publishedAt}>{formatDate(article.publishedAt)}</time>
              <span className="flex items-center gap-2.5 font-semibold text-ink max-column:w-full column:ml-auto">
                <BreathLine minutes={article.minutes} />
                {readingTime(article.minutes)}
              </span>
            </p>
          </li>
        ))}
      </ol>
      <div className="mt-7 flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
        <PageLinks path={path} pages={pages} noun="stories" />
        <a
          href={`${path}/feed.rss`}
          className="inline-flex min-h-11 items-center gap-2 font-semibold underline"
        >
          <Icon name="ph:rss-bold" />
          Follow by RSS
        </a>
      </div>
    </div>
  )
}

// The stylesheet has a class for every other width.
function widthFor(minutes: number) {
  return 66 + 10 * Math.min(minutes, LONGEST)
}
