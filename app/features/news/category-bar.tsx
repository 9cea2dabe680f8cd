import { href } from "react-router"
import { cn } from "#app/lib/theming/cn.ts"
import { Link } from "#app/ui/navigation/link.tsx"
import type { ArticleCategory } from "./queries.ts"

interface Props {
  categories: readonly ArticleCategory[]
  /** The slug of the category that the page shows; null on a page that shows some of several. */
  current?: string | null
}

/** The categories that have articles, with their number. */
export function CategoryBar({ categories, current }: Props) {
  const all = categories.reduce((sum, { count }) => sum + count, 0)
  return (
    <nav aria-label="Categories" className="border-gray-300 border-b-[1.5px]">
      <ul className="wrap flex gap-x-[clamp(18px,2.6vw,40px)] overflow-x-auto py-3 column:flex-wrap">
        <Entry to={href("/news/blog")} title="Everything" count={all} isCurrent={current === undefined} />
        {categories
          .filter(({ count }) => count > 0)
          .map(({ slug, title, count }) => (
            <Entry
              key={slug}
              to={href("/news/blog/category/:category", { category: slug })}
              isCurrent={slug === current}
              {...{ title, count }}
            />
          ))}
      </ul>
    </nav>
  )
}

interface EntryProps {
  to: string
  title: string
  count: number
  isCurrent: boolean
}

function Entry({ to, title, count, isCurrent }: EntryProps) {
  return (
    <li className="flex-none">
      <Link
        to={to}
        aria-current={isCurrent ? "page" : undefined}
        className={cn(
          "relative inline-flex min-h-12 items-center gap-[0.35em] font-display font-extrabold text-[1.125rem] leading-tight decoration-4 underline-offset-[0.4em] hover:underline",
          isCurrent ? "wdth-124 underline" : "wdth-88 no-underline",
        )}
      >
        {title} <span className="sr-only">articles:</span>
        <small className="font-medium font-mono text-small">{count}</small>
      </Link>
    </li>
  )
}
