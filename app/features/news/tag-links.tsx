import { href } from "react-router"
import { Link } from "#app/ui/navigation/link.tsx"
import type { ArticleTag } from "./tags.ts"

export function TagLinks({ tags }: { tags: readonly ArticleTag[] }) {
  if (tags.length === 0) return null
  return (
    <nav aria-label="Tags" className="mt-8">
      <ul className="flex flex-wrap gap-x-4 gap-y-1">
        {tags.map(({ slug, title }) => (
          <li key={slug}>
            <Link
              to={href("/news/blog/tag/:tag", { tag: slug })}
              className="inline-flex min-h-8 items-center font-semibold underline"
            >
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
