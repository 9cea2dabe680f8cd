import { useEffect, useState } from "react"
import type { ArticleBlock } from "#content/schema/articles.ts"

/** The headings of an article; the one in view is marked. */
export function Contents({ blocks }: { blocks: readonly ArticleBlock[] }) {
  const headings = blocks.filter(block => block.kind === "heading")
  const current = useHeadingInView(headings.map(({ id }) => id).join(" "))
  if (headings.length < 2) return <div className="max-column:hidden" />
  return (
    <nav
      aria-labelledby="contents"
      className="self-start border-ink border-t-4 pt-3 max-column:mb-8 column:sticky column:top-6"
    >
      <h2 id="contents" className="mb-1.5 text-[1rem]">
        In this story
      </h2>
      <ul>
        {headings.map(({ id, text }) => (
          <li key={id} className="border-gray-300 border-b-[1.5px]">
            <a
              href={`#${id}`}
              aria-current={id === current ? "location" : undefined}
              className="flex min-h-11 items-center py-1 text-small leading-tight no-underline hover:underline aria-[current]:font-bold"
            >
              {id === current && (
                <span
                  aria-hidden="true"
                  className="mr-2.5 size-2.5 flex-none rounded-full bg-marigold-500 ring-[2.5px] ring-ink"
                />
              )}
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** The id of the heading that was last near the top of the window. */
function useHeadingInView(ids: string) {
  const [current, setCurrent] = useState<string | null>(null)
  useEffect(() => {
    const observer = new IntersectionObserver(
      entries => {
        const visible = entries.find(({ isIntersecting }) => isIntersecting)
        if (visible) setCurrent(visible.target.id)
      },
      { rootMargin: "-10% 0px -70% 0px" },
    )
    for (const id of ids.split(" ")) {
      const heading = document.getElementById(id)
      if (heading) observer.observe(heading)
    }
    return () => observer.disconnect()
  }, [ids])
  return current
}
