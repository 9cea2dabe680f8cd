import { href } from "react-router"
import { formatLongDate } from "#app/lib/format/dates.ts"
import { formatInteger } from "#app/lib/format/numbers.ts"
import type { ArticleBlockOf } from "#content/schema/articles.ts"
import type { Figure } from "./figures.ts"

interface Props {
  block: ArticleBlockOf<"figure">
  /** Undefined for a number that no longer exists, which is left out. */
  figure: Figure | undefined
}

/** A public number inside an article: its value now or on the day it was frozen, and how it is counted. */
export function LivingFigure({ block, figure }: Props) {
  if (!figure) return null
  // Before the next save the current value is the one that will be frozen.
  const frozen = block.frozen === "now" ? undefined : block.frozen
  return (
    <figure className="on-dark my-3 grid gap-4.5 rounded-panel bg-green-900 p-[clamp(22px,3vw,40px)] text-white min-[1180px]:col-span-2">
      <div className="grid items-end gap-x-[clamp(20px,3vw,48px)] gap-y-3.5 column:grid-cols-[auto_minmax(0,1fr)]">
        <p className="display wdth-62 text-[clamp(4.4rem,9.4vw,8.6rem)] text-green-400 leading-[0.78]">
          {formatInteger(frozen?.value ?? figure.value)}
        </p>
        <figcaption className="grid gap-1.5">
          <b className="text-lead leading-tight">{figure.label}</b>
          {block.text && <span>{block.text}</span>}
        </figcaption>
      </div>
      <p
        data-silent
        className="flex flex-wrap items-center gap-x-5.5 gap-y-1 border-white/25 border-t-2 pt-3.5 text-gray-300 text-small"
      >
        <span className="inline-flex items-center gap-2.5">
          <span aria-hidden="true" className="size-2.5 rounded-full bg-marigold-400" />
          From our impact ledger
        </span>
        <span>
          {frozen ? `As it was on ${formatLongDate(frozen.on)}` : `As of ${formatLongDate(figure.asOf)}`}
        </span>
      </p>
      <details data-silent>
        <summary className="inline-flex min-h-11 cursor-pointer items-center font-bold underline">
          How this is counted
        </summary>
        <p className="max-w-[44em] text-gray-300">
          {figure.definition} {figure.method}{" "}
          <a href={href("/about/impact")} className="text-white underline">
            See the whole ledger
          </a>
          .
        </p>
      </details>
    </figure>
  )
}
