import type { PictureData } from "#app/lib/pictures/picture.ts"
import { SourceReference } from "#app/ui/data/source-reference.tsx"
import { BlockView } from "./block-view.tsx"
import type { Figure } from "./figures.ts"
import type { Note, Passage } from "./notes.server.ts"

interface Props {
  passages: readonly Passage[]
  /** The numbers of the sources by their id. */
  numbers: Readonly<Record<string, number>>
  pictures: Readonly<Record<string, PictureData>>
  figures: Readonly<Record<string, Figure>>
}

/** The text of an article; sources are beside the passage that cites them first, below it on narrow screens. */
export function ArticleBody({ passages, numbers, pictures, figures }: Props) {
  const firsts = new Set<string>()
  const citation = (source: string) => {
    const number = numbers[source]
    if (!number) return null
    const isFirst = !firsts.has(source)
    firsts.add(source)
    return <Citation number={number} isFirst={isFirst} />
  }
  return passages.map(({ block, notes }, i) => (
    <div
      // biome-ignore lint/suspicious/noArrayIndexKey: a block is its place in the article
      key={i}
      className="grid items-start gap-x-[clamp(24px,3.4vw,60px)] not-first:mt-5.5 min-[1180px]:grid-cols-[minmax(0,640px)_minmax(0,300px)]"
    >
      <BlockView {...{ block, pictures, figures, citation }} />
      {notes.length > 0 && <Notes notes={notes} />}
    </div>
  ))
}

const NUMBER =
  "inline-grid h-6 min-w-6 place-items-center rounded-[7px] bg-air-200 px-1 font-bold font-mono text-ink text-mono leading-none no-underline hover:bg-air-400"

function Citation({ number, isFirst }: { number: number; isFirst: boolean }) {
  return (
    <a
      id={isFirst ? `cites-${number}` : undefined}
      data-silent
      href={`#source-${number}`}
      className={`ml-1 align-[0.18em] ${NUMBER}`}
    >
      <span className="sr-only">Source </span>
      {number}
    </a>
  )
}

function Notes({ notes }: { notes: readonly Note[] }) {
  return (
    <ul
      data-silent
      className="grid gap-3.5 max-[1179px]:mt-3.5 max-[1179px]:rounded-xl max-[1179px]:bg-air-100 max-[1179px]:p-3.5 min-[1180px]:pt-1.5"
    >
      {notes.map(({ number, source }) => (
        <li
          key={source.id}
          id={`source-${number}`}
          className="grid scroll-mt-8 grid-cols-[24px_minmax(0,1fr)] gap-2.5 rounded-md text-gray-700 text-small leading-[1.42] outline-offset-6 target:outline-3 target:outline-(--focus)"
        >
          <a href={`#cites-${number}`} className={NUMBER}>
            <span className="sr-only">Back to the text that cites source </span>
            {number}
          </a>
          <p className="wrap-anywhere">
            <SourceReference source={source} />
          </p>
        </li>
      ))}
    </ul>
  )
}
