import { Icon } from "#app/ui/brand/icon.tsx"
import { Link } from "#app/ui/navigation/link.tsx"
import type { ArticleSummary } from "./queries.ts"
import { readingTime } from "./reading-time.tsx"

interface NeighborsProps {
  previous: ArticleSummary | null
  next: ArticleSummary | null
}

/** The next older and the next newer article. */
export function Neighbors({ previous, next }: NeighborsProps) {
  if (!previous && !next) return null
  return (
    <nav
      aria-label="Previous and next story"
      className="wrap grid gap-[clamp(24px,4vw,72px)] pt-[clamp(52px,6vw,92px)] column:grid-cols-2"
    >
      {previous ? (
        <Link to={previous.path} rel="prev" className={NEIGHBOR}>
          <small className={LABEL}>
            <Icon name="ph:arrow-left-bold" />
            Previous story
          </small>
          <b className={TITLE}>{previous.title}</b>
        </Link>
      ) : (
        <span className="max-column:hidden" />
      )}
      {next && (
        <Link to={next.path} rel="next" className={`${NEIGHBOR} column:justify-items-end column:text-right`}>
          <small className={LABEL}>
            Next story
            <Icon name="ph:arrow-right-bold" />
          </small>
          <b className={TITLE}>{next.title}</b>
        </Link>
      )}
    </nav>
  )
}

const NEIGHBOR = "group grid content-start gap-2 border-ink border-t-4 pt-3 no-underline"
const LABEL = "inline-flex items-center gap-2 font-semibold text-small"
const TITLE =
  "display wdth-72 text-balance text-[clamp(1.7rem,3.4vw,3.1rem)] leading-[0.94] decoration-4 group-hover:underline"

export function Related({ articles }: { articles: readonly ArticleSummary[] }) {
  if (articles.length === 0) return null
  return (
    <section
      aria-labelledby="related"
      className="wrap grid gap-x-[clamp(24px,4vw,72px)] gap-y-5 py-[clamp(52px,6vw,92px)] column:grid-cols-[4fr_8fr]"
    >
      <h2 id="related" className="wdth-82 text-2">
        More like this
      </h2>
      <ul>
        {articles.map(({ id, path, title, minutes }) => (
          <li
            key={id}
            className="flex flex-wrap items-baseline justify-between gap-x-5 gap-y-0.5 border-gray-300 border-t-[1.5px] py-3 first:border-ink first:border-t-4"
          >
            <Link
              to={path}
              className="wdth-88 font-display font-extrabold text-3 leading-[1.1] no-underline decoration-3 hover:underline"
            >
              {title}
            </Link>
            <small className="text-gray-600 text-small">{readingTime(minutes)}</small>
          </li>
        ))}
      </ul>
    </section>
  )
}
