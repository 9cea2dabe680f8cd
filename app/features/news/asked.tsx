import { Narcat } from "#app/ui/brand/mascot.tsx"
import { Link } from "#app/ui/navigation/link.tsx"
import type { ArticleSummary } from "./queries.ts"

/** A reader's question, Narcat's answer, and the article with the longer one. */
export function Asked({ article }: { article: ArticleSummary }) {
  return (
    <section className="bg-green-200" aria-labelledby="asked">
      <div className="wrap grid gap-4 py-[clamp(48px,6vw,92px)]">
        <h2 id="asked" className="wdth-88 text-3">
          You asked
        </h2>
        <p className="display wdth-62 text-balance text-[clamp(2.5rem,7.2vw,6.9rem)] leading-[0.9]">
          “{article.question}”
        </p>
        <div className="mt-3.5 flex flex-wrap items-center gap-x-8 gap-y-6">
          <Narcat pose="face" alt="Narcat" isLazy className="w-[clamp(84px,9vw,128px)]" />
          <p className="rounded-[18px] bg-white px-4 py-3 font-hand font-semibold text-[clamp(1.125rem,1.7vw,1.5rem)] ring-2 ring-ink">
            If I can learn this with paws, you’ve got it.
          </p>
          <p className="max-w-[22em] column:ml-auto">
            The longer answer is in{" "}
            <Link to={article.path} className="underline">
              the mailbag, with its sources
            </Link>
            .
          </p>
        </div>
      </div>
    </section>
  )
}
