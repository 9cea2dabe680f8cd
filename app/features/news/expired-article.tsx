import { href } from "react-router"
import { PushButton } from "#app/ui/forms/push-button.tsx"
import type { ArticleKind } from "./queries.ts"

/** In place of an article that was public until it expired. */
export function ExpiredArticle({ kind }: { kind: ArticleKind }) {
  const isBlog = kind === "blog"
  return (
    <div className="bg-green-100">
      <div className="wrap grid justify-items-start gap-6 pb-section">
        <h1 className="wdth-66 max-w-[12em] text-balance text-1 uppercase leading-[0.88]">
          This {isBlog ? "story" : "release"} has expired
        </h1>
        <p className="max-w-[35em] text-lead leading-[1.42]">
          We took it down because what it said was only true for a while. Nothing is wrong with your link.
        </p>
        <PushButton to={isBlog ? href("/news/blog") : href("/news/press")} icon="ph:arrow-left-bold">
          {isBlog ? "Read newer stories" : "See our press page"}
        </PushButton>
      </div>
    </div>
  )
}
