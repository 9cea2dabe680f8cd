import { formatDate } from "#app/lib/format/dates.ts"
import { cn } from "#app/lib/theming/cn.ts"
import { FittedHeadline } from "#app/ui/brand/fitted-headline.tsx"
import { PushButton } from "#app/ui/forms/push-button.tsx"
import { Link } from "#app/ui/navigation/link.tsx"
import type { ArticleSummary } from "./queries.ts"
import { readingTime } from "./reading-time.tsx"

/** The name of the blog across the page, and under it the newest article, said out loud. */
export function BlogCover({ lead, name }: { lead: ArticleSummary | undefined; name: string }) {
  return (
    <div className="overflow-x-clip bg-air-300">
      <div className="wrap">
        <FittedHeadline
          as="h1"
          lines={["Out Loud"]}
          measure={{ phone: 5.5, wide: 8 }}
          className="text-air-800"
        />
        <p className="mt-[clamp(14px,1.6vw,24px)] flex flex-wrap justify-between gap-x-8 gap-y-1 border-ink border-y-4 py-2 font-semibold max-column:text-small">
          <span>The {name} blog</span>
          <span className="max-phone:hidden">{lead && formatDate(lead.publishedAt)}</span>
          <span>Every fact names its source</span>
        </p>
        {lead && <Lead article={lead} />}
      </div>
    </div>
  )
}

function Lead({ article }: { article: ArticleSummary }) {
  return (
    <article className="grid items-end pt-[clamp(22px,2.6vw,38px)] column:grid-cols-2">
      <h2 className="column:col-span-2">
        <Link to={article.path} className="block no-underline">
          <LeadTitle article={article} />
        </Link>
      </h2>
      <div className="grid max-w-140 justify-items-start gap-5 pt-6 pb-12 column:pt-[clamp(20px,2.4vw,36px)] column:pb-[clamp(56px,6vw,96px)] max-column:order-2">
        <p className="text-lead leading-[1.42]">{article.summary}</p>
        {article.author && (
          <p className="leading-tight">
            <b>{article.author.name}</b>
            <span className="block text-small">
              {formatDate(article.publishedAt)}. {readingTime(article.minutes)}.
            </span>
          </p>
        )}
        <PushButton to={article.path} variant="ink" iconAfter="ph:arrow-right-bold">
          Read it
        </PushButton>
      </div>
      <img
        src="/art/news/talker.svg"
        width={640}
        height={620}
        alt=""
        className="w-[88%] max-w-150 self-end justify-self-end max-column:-mt-8 column:-mt-[clamp(60px,8vw,150px)] column:ml-[clamp(0px,5vw,90px)] column:w-full"
      />
    </article>
  )
}

// Each line is shorter than the one above it, as if it came out of the mouth below.
const WIDE_CONE = ["column:w-full", "column:ml-[15%] column:w-[76%]", "column:ml-[35%] column:w-[39%]"]
const WIDE_MEASURES = [8.5, 7.5, 5]
const PHONE_CONE = ["w-full", "ml-[2%] w-[92%]", "ml-[6%] w-[78%]", "ml-[12%] w-[52%]"]
const PHONE_MEASURES = [4.5, 4.5, 4.5, 3.5]

function LeadTitle({ article: { title, titleLines } }: { article: ArticleSummary }) {
  if (!titleLines)
    return <span className="wdth-66 block text-balance text-1 uppercase leading-[0.86]">{title}</span>
  return (
    <>
      <span className="sr-only">{title}</span>
      <Cone
        lines={titleLines.wide}
        boxes={WIDE_CONE}
        measures={WIDE_MEASURES}
        className="max-column:hidden"
      />
      <Cone lines={titleLines.phone} boxes={PHONE_CONE} measures={PHONE_MEASURES} className="column:hidden" />
    </>
  )
}

interface ConeProps {
  lines: readonly string[]
  boxes: readonly string[]
  measures: readonly number[]
  className: string
}

function Cone({ lines, boxes, measures, className }: ConeProps) {
  return (
    <span aria-hidden="true" className={cn("grid gap-[clamp(6px,0.9vw,14px)]", className)}>
      {lines.map((line, i) => (
        <FittedHeadline
          key={line}
          as="span"
          lines={[line]}
          measure={{ phone: measures[i]!, wide: measures[i]! }}
          className={cn("block", boxes[i])}
        />
      ))}
    </span>
  )
}
