import { href } from "react-router"
import { Callout } from "#app/ui/callout.tsx"
import { Link } from "#app/ui/link.tsx"
import type { Block, BlockOf } from "./blocks.ts"
import { CheckBlock } from "./check-block.tsx"
import { Film } from "./film.tsx"
import { Hotspot } from "./hotspot.tsx"
import { OrderBlock } from "./order-block.tsx"
import { PictureBlock } from "./picture-block.tsx"
import { Checklist, Drill, FlipCards } from "./practice-blocks.tsx"
import type { Course } from "./queries.ts"
import { Words } from "./rich-words.tsx"
import { sourceId } from "./sources.tsx"
import { Embed, Video } from "./video-blocks.tsx"

interface Props {
  block: Block
  isFirst: boolean
  course: Course
  /** The member's state, for what is said to people there only. */
  state: string | null
  answer: string | undefined
  seconds: number
  onAnswer(id: string, answer: string): void
  onSecond(seconds: number): void
}

export function LessonBlock({ block, isFirst, course, state, answer, seconds, onAnswer, onSecond }: Props) {
  switch (block.kind) {
    case "text":
      return <Text block={block} course={course} />
    case "picture":
      return <PictureBlock block={block} isEager={isFirst} />
    case "film":
      return <Film block={block} startAt={seconds} onPlace={onSecond} />
    case "video":
      return <Video block={block} startAt={seconds} onSecond={onSecond} />
    case "embed":
      return <Embed block={block} />
    case "checklist":
      return <Checklist block={block} />
    case "drill":
      return <Drill block={block} />
    case "flip":
      return <FlipCards block={block} />
    case "check":
      return <CheckBlock block={block} answer={answer} onAnswer={onAnswer} />
    case "order":
      return <OrderBlock block={block} answer={answer} onAnswer={onAnswer} />
    case "hotspot":
      return <Hotspot block={block} answer={answer} onAnswer={given => onAnswer(block.id, given)} />
    case "callout":
      return <Note block={block} state={state} />
  }
}

function Text({
  block: { heading, paragraphs, sources = [] },
  course,
}: {
  block: BlockOf<"text">
  course: Course
}) {
  return (
    <section className="max-w-[62ch]">
      <h2 className="wdth-84 text-balance text-2 leading-[0.98]">{heading}</h2>
      <div className="mt-4 grid gap-4 text-[1.125rem] leading-relaxed">
        {paragraphs.map(words => (
          <p key={words}>
            <Words>{words}</Words>
          </p>
        ))}
      </div>
      {sources.length > 0 && (
        <p className="mt-3 text-gray-700 text-small">
          {sources.length === 1 ? "Source: " : "Sources: "}
          {sources.map((id, i) => (
            <span key={id}>
              {i > 0 && ", "}
              <Link to={`${href("/courses/:id", { id: course.slug })}#${sourceId(id)}`} className="underline">
                {course.sources.find(source => source.id === id)?.publisher ?? id}
              </Link>
            </span>
          ))}
        </p>
      )}
    </section>
  )
}

const TONES = { info: "info", care: "warm", law: "urgent" } as const

function Note({ block, state }: { block: BlockOf<"callout">; state: string | null }) {
  if (block.states && !(state && block.states.includes(state))) return null
  return (
    <Callout tone={TONES[block.tone]} title={block.title}>
      <p>
        <Words>{block.text}</Words>
      </p>
    </Callout>
  )
}
