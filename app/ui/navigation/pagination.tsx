import { useLocation } from "react-router"
import { cn } from "#app/lib/theming/cn.ts"
import { Icon } from "#app/ui/brand/icon.tsx"
import { Link } from "#app/ui/navigation/link.tsx"
import { pageNumbers, pageQuery } from "#app/ui/navigation/page-numbers.ts"

interface Props {
  page: number
  pages: number
  /** The list's name for screen readers, such as "Articles". */
  label: string
  className?: string
}

const CELL =
  "inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-xl px-3 font-bold no-underline tabular-nums"

/** Links to the other pages of a list by `?page=`; other query parameters stay. */
export function Pagination({ page, pages, label, className }: Props) {
  const { pathname, search } = useLocation()
  if (pages <= 1) return null
  const to = (number: number) => pathname + pageQuery(new URLSearchParams(search), number)
  return (
    <nav aria-label={`${label}, pages`} className={cn("flex flex-wrap items-center gap-1.5", className)}>
      {page > 1 && (
        <Link to={to(page - 1)} rel="prev" className={cn(CELL, "hover:bg-gray-200")}>
          <Icon name="ph:arrow-left-bold" className="size-[1.1em]" />
          <span className="max-phone:sr-only">Previous</span>
        </Link>
      )}
      <ol className="flex flex-wrap items-center gap-1.5">
        {pageNumbers(page, pages).map((number, index, all) =>
          number === "gap" ? (
            <li key={`after ${all[index - 1]}`} aria-hidden="true" className="px-1 text-gray-600">
              …
            </li>
          ) : (
            <li key={number}>
              <Link
                to={to(number)}
                aria-label={`Page ${number}`}
                aria-current={number === page ? "page" : undefined}
                className={cn(CELL, number === page ? "bg-ink text-white" : "hover:bg-gray-200")}
              >
                {number}
              </Link>
            </li>
          ),
        )}
      </ol>
      {page < pages && (
        <Link to={to(page + 1)} rel="next" className={cn(CELL, "hover:bg-gray-200")}>
          <span className="max-phone:sr-only">Next</span>
          <Icon name="ph:arrow-right-bold" className="size-[1.1em]" />
        </Link>
      )}
    </nav>
  )
}
