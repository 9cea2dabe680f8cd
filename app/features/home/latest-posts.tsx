import { href } from "react-router"
import { Icon } from "#app/ui/brand/icon.tsx"
import { Link } from "#app/ui/navigation/link.tsx"

interface Post {
  path: string
  title: string
  summary: string
  minutes: number
}

/** The latest posts: the newest large, two more beside it. */
export function LatestPosts({ posts }: { posts: readonly Post[] }) {
  if (posts.length === 0) return null
  return (
    <section className="deferred-layout wrap pt-section">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-2">
        <h2 className="wdth-82 text-2">From the blog</h2>
        <Link to={href("/news/blog")} className="inline-flex min-h-11 items-center gap-2 font-bold underline">
          Read the blog
          <Icon name="ph:arrow-right-bold" />
        </Link>
      </div>
      <div className="mt-4 grid gap-x-[clamp(24px,4vw,64px)] border-ink border-t-4 column:grid-cols-[5fr_4fr_4fr]">
        {posts.map(({ path, title, summary, minutes }, i) => (
          <article key={path} className="border-gray-300 py-5 max-column:not-first:border-t-[1.5px]">
            <h3
              className={
                i === 0
                  ? "wdth-74 text-[clamp(1.9rem,3.1vw,3rem)] leading-[0.98]"
                  : "wdth-84 text-[clamp(1.4rem,2.1vw,2rem)] leading-none"
              }
            >
              <Link to={path} className="no-underline hover:underline">
                {title}
              </Link>
            </h3>
            <p className="mt-3 max-w-[44em] text-pretty">{summary}</p>
            <p className="mt-2.5 font-mono text-gray-600 text-mono">{minutes} min</p>
          </article>
        ))}
      </div>
    </section>
  )
}
