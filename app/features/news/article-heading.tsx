import { href } from "react-router"
import { formatDate } from "#app/lib/format/dates.ts"
import { cn } from "#app/lib/theming/cn.ts"
import { FittedHeadline } from "#app/ui/brand/fitted-headline.tsx"
import { Link } from "#app/ui/navigation/link.tsx"
import { PictureFigure } from "#app/ui/pictures/picture-figure.tsx"
import { ArticleArt } from "./article-art.tsx"
import type { Article } from "./article-query.ts"
import { ReadAloud } from "./read-aloud.tsx"
import { readingTime } from "./reading-time.tsx"

/** The background of the top of the page, header included, has the same color. */
const COLORS: Record<string, string> = {
  mint: "bg-green-100",
  air: "bg-air-200",
  butter: "bg-marigold-200",
  marigold: "bg-marigold-400",
}

interface Props {
  article: Article
  /** The element that is read aloud. */
  textId: string
}

export function ArticleHeading({ article, textId }: Props) {
  return (
    <div className={cn("overflow-x-clip", COLORS[article.color])}>
      <div className="wrap">
        <p className="mb-3.5 flex flex-wrap gap-x-4.5 gap-y-1 pt-1.5 font-semibold">
          <Origin article={article} />
          <span>{readingTime(article.minutes)}</span>
        </p>
        <Title article={article} />
        <div className="mt-[clamp(22px,2.4vw,34px)] grid items-center pb-[clamp(22px,2.4vw,34px)] gap-x-[clamp(24px,4vw,72px)] gap-y-5 column:grid-cols-[7fr_5fr]">
          <p className="text-lead leading-[1.42]">{article.summary}</p>
          <div className="grid gap-3 column:justify-self-end">
            <Byline article={article} />
            <ReadAloud textId={textId} />
          </div>
        </div>
        {article.art && (
          <ArticleArt
            name={article.art}
            className={
              article.art === "snack-drawer"
                ? "h-[clamp(230px,29vw,420px)] w-full object-cover object-[70%_0]"
                : "mx-auto h-auto w-full max-w-160 pb-10"
            }
          />
        )}
      </div>
      {article.picture && (
        <PictureFigure
          picture={article.picture}
          sizes="(width >= 1280px) 1200px, 94vw"
          shape="aspect-16/9 column:aspect-2/1"
          className="wrap pb-10"
        />
      )}
    </div>
  )
}

function Origin({ article: { kind, category, place } }: { article: Article }) {
  if (kind === "press")
    return (
      <>
        <Link to={href("/news/press")} className="font-bold underline">
          Press
        </Link>
        <span>{place}</span>
      </>
    )
  return (
    <>
      <Link to={href("/news/blog")} className="font-bold underline">
        Out Loud
      </Link>
      {category && (
        <Link to={href("/news/blog/category/:category", { category: category.slug })} className="underline">
          {category.title}
        </Link>
      )}
    </>
  )
}

function Title({ article: { title, titleLines } }: { article: Article }) {
  if (!titleLines)
    return <h1 className="wdth-66 max-w-[15em] text-balance text-1 uppercase leading-[0.88]">{title}</h1>
  return (
    <h1>
      <span className="sr-only">{title}</span>
      <FittedHeadline
        as="span"
        isDecorative
        lines={titleLines.wide}
        measure={{ phone: 8, wide: 8 }}
        className="block max-column:hidden"
      />
      <FittedHeadline
        as="span"
        isDecorative
        lines={titleLines.phone}
        measure={{ phone: 4.5, wide: 4.5 }}
        className="block column:hidden"
      />
    </h1>
  )
}

function Byline({ article: { author, publishedAt, checkedOn, review } }: { article: Article }) {
  return (
    <p className="leading-[1.35]">
      {author && (
        <>
          <b>{author.name}</b>
          <span className="block text-small">{author.role}</span>
        </>
      )}
      <span className="block text-small">
        <time dateTime={publishedAt}>{formatDate(publishedAt)}</time>.
        {checkedOn && ` Facts checked ${formatDate(checkedOn)}.`}
        {review && ` Reviewed by ${review.by} on ${formatDate(review.on)}.`}
      </span>
    </p>
  )
}
