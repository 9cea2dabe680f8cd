import type { ListPages } from "#app/lib/seo/list-pages.ts"
import { Archive } from "./archive.tsx"
import type { ArticleSummary } from "./queries.ts"

interface Props {
  articles: readonly ArticleSummary[]
  path: string
  pages: ListPages
}

/** Our press releases, the newest first. */
export function Releases({ articles, path, pages }: Props) {
  if (articles.length === 0) return null
  return (
    <section aria-labelledby="releases" className="pt-section">
      <div className="wrap pb-[clamp(26px,3vw,44px)]">
        <h2 id="releases" className="wdth-82 text-2">
          From our press desk
        </h2>
      </div>
      <Archive articles={articles} path={path} pages={pages} />
    </section>
  )
}
