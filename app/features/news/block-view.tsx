import type { ReactNode } from "react"
import { assertNever } from "#app/lib/assert-never.ts"
import type { PictureData } from "#app/lib/pictures/picture.ts"
import { FittedHeadline } from "#app/ui/brand/fitted-headline.tsx"
import { Callout } from "#app/ui/data/callout.tsx"
import { RichText } from "#app/ui/data/rich-text.tsx"
import { IfOpen } from "#app/ui/navigation/if-open.tsx"
import { Link } from "#app/ui/navigation/link.tsx"
import { PictureFigure } from "#app/ui/pictures/picture-figure.tsx"
import type { ArticleBlock, ArticleBlockOf } from "#content/schema/articles.ts"
import type { Figure } from "./figures.ts"
import { LivingFigure } from "./living-figure.tsx"

interface Props {
  block: ArticleBlock
  /** Those that the article shows, by their id. */
  pictures: Readonly<Record<string, PictureData>>
  /** The public numbers that the article shows, by their id. */
  figures: Readonly<Record<string, Figure>>
  citation: (source: string) => ReactNode
}

const TEXT = "grid gap-5 text-[1.125rem] leading-[1.6] column:text-[1.1875rem]"

/** One block of an article. */
export function BlockView({ block, pictures, figures, citation }: Props) {
  const rich = (text: string) => <RichText citation={citation}>{text}</RichText>
  switch (block.kind) {
    case "opening":
      return (
        <p className="display wdth-84 text-[clamp(1.6rem,2.6vw,2.35rem)] leading-[1.08]">
          {rich(block.text)}
        </p>
      )
    case "heading":
      return (
        <h2
          id={block.id}
          className="wdth-80 mt-[clamp(22px,2.3vw,44px)] scroll-mt-5 text-[clamp(1.9rem,3.2vw,2.9rem)]"
        >
          {block.text}
        </h2>
      )
    case "text":
      return (
        <div className={TEXT}>
          {block.paragraphs.map(paragraph => (
            <p key={paragraph}>{rich(paragraph)}</p>
          ))}
        </div>
      )
    case "list":
      return <List block={block} rich={rich} />
    case "script":
      return <Script lines={block.lines} />
    case "questions":
      return <Questions block={block} rich={rich} />
    case "pairs":
      return <Pairs block={block} />
    case "quote":
      return (
        <FittedHeadline
          as="p"
          lines={block.lines}
          measure={{ phone: 6, wide: 9 }}
          className="my-[clamp(18px,3vw,50px)] min-[1180px]:col-span-2"
        />
      )
    case "steps":
      return <Steps block={block} />
    case "links":
      return <Links block={block} />
    case "picture":
      return <BlockPicture block={block} picture={pictures[block.picture]} />
    case "figure":
      return <LivingFigure block={block} figure={figures[block.metric]} />
    case "callout":
      return (
        <Callout title={block.title} className="text-[1.0625rem]">
          {rich(block.text)}
        </Callout>
      )
    default:
      return assertNever(block)
  }
}

interface RichProps<Kind extends ArticleBlock["kind"]> {
  block: ArticleBlockOf<Kind>
  rich: (text: string) => ReactNode
}

function Questions({ block, rich }: RichProps<"questions">) {
  return (
    <dl className={TEXT}>
      {block.items.map(({ question, answer }) => (
        <div key={question}>
          <dt className="font-bold">{question}</dt>
          <dd>{rich(answer)}</dd>
        </div>
      ))}
    </dl>
  )
}

function List({ block, rich }: RichProps<"list">) {
  const Tag = block.isNumbered ? "ol" : "ul"
  return (
    <Tag className={`${TEXT} pl-6 ${block.isNumbered ? "list-decimal" : "list-disc"}`}>
      {block.items.map(item => (
        <li key={item} className="pl-1.5">
          {rich(item)}
        </li>
      ))}
    </Tag>
  )
}

const NUMBERED = "border-t-[1.5px] border-gray-300 first:border-t-4 first:border-ink"

function Script({ lines }: { lines: readonly string[] }) {
  return (
    <ol>
      {lines.map((line, i) => (
        <li
          key={line}
          className={`grid grid-cols-[52px_minmax(0,1fr)] items-baseline py-3 font-display font-extrabold text-[clamp(1.3rem,2vw,1.75rem)] leading-[1.12] ${NUMBERED}`}
        >
          <span aria-hidden="true" className="wdth-60 text-[1.3em] text-green-700">
            {i + 1}
          </span>
          <span className="wdth-90">{line}</span>
        </li>
      ))}
    </ol>
  )
}

function Steps({ block }: { block: ArticleBlockOf<"steps"> }) {
  return (
    <ol className="text-[1.125rem] leading-normal">
      {block.items.map(({ title, text }, i) => (
        <li key={title} className={`grid grid-cols-[40px_minmax(0,1fr)] py-2.5 ${NUMBERED}`}>
          <span aria-hidden="true" className="display wdth-60 text-[1.375rem]">
            {i + 1}
          </span>
          <p>
            <b>{title}.</b> {text}
          </p>
        </li>
      ))}
    </ol>
  )
}

function Pairs({ block }: { block: ArticleBlockOf<"pairs"> }) {
  const [before, after] = block.labels
  return (
    <table className="w-full text-left text-[1.0625rem] leading-normal">
      <thead>
        <tr className="border-ink border-b-4 [&>th]:pb-2">
          <th scope="col">{before}</th>
          <th scope="col">{after}</th>
        </tr>
      </thead>
      <tbody>
        {block.items.map(pair => (
          <tr key={pair.before} className="border-gray-300 border-b-[1.5px] align-top [&>td]:py-2.5">
            <td className="w-1/2 pr-4 text-gray-600">{pair.before}</td>
            <td className="font-semibold">{pair.after}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function BlockPicture({
  block,
  picture,
}: {
  block: ArticleBlockOf<"picture">
  picture: PictureData | undefined
}) {
  if (!picture) return null
  return (
    <div className="grid gap-2">
      <PictureFigure
        picture={picture}
        sizes="(width >= 1180px) 640px, 94vw"
        shape="aspect-3/2"
        className="overflow-hidden rounded-[18px]"
      />
      {block.caption && <p className="text-gray-700 text-small">{block.caption}</p>}
    </div>
  )
}

function Links({ block }: { block: ArticleBlockOf<"links"> }) {
  return (
    <ul className="grid gap-1">
      {block.items.map(({ label, href }) => (
        <IfOpen key={href} to={href}>
          <li>
            <Link to={href} className="inline-flex min-h-11 items-center font-bold underline">
              {label}
            </Link>
          </li>
        </IfOpen>
      ))}
    </ul>
  )
}
