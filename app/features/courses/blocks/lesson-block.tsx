import { Callout } from "#app/ui/data/callout.tsx"
import { RichText } from "#app/ui/data/rich-text.tsx"
import type { Block, BlockOf } from "#content/schema/blocks.ts"
import { CheckBlock } from "./check-block.tsx"
import { Embed } from "./embed.tsx"
import { Film } from "./film.tsx"
import { Hotspot } from "./hotspot.tsx"
import { OrderBlock } from "./order-block.tsx"
import { PictureBlock } from "./picture-block.tsx"
import { Checklist, Drill, FlipCards } from "./practice-blocks.tsx"
import { Video } from "./video.tsx"

interface Props {
  block: Block
  isFirst: boolean
  answer: string | undefined
  seconds: number
  onAnswer(id: string, answer: string): void
  onSecond(seconds: number): void
}

export function LessonBlock({ block, isFirst, answer, seconds, onAnswer, onSecond }: Props) {
  switch (block.kind) {
    case "text":
      return <Text block={block} />
    case "picture":
      return <PictureBlock block={block} isEager={isFirst} />
    case "film":
      return <Film block={block} startAt={seconds} onPosition={onSecond} />
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
      return <Note block={block} />
  }
}

function Text({ block: { heading, paragraphs } }: { block: BlockOf<"text"> }) {
  return (
    <section className="max-w-[62ch]">
      <h2 className="wdth-84 text-balance text-2 leading-[0.98]">{heading}</h2>
      <div className="mt-4 grid gap-4 text-[1.125rem] leading-relaxed">
        {paragraphs.map(words => (
          <p key={words}>
            <RichText>{words}</RichText>
          </p>
        ))}
      </div>
    </section>
  )
}

const TONES = { info: "info", care: "warm", law: "urgent" } as const

function Note({ block: { tone, title, text } }: { block: BlockOf<"callout"> }) {
  return (
    <Callout tone={TONES[tone]} title={title}>
      <p>
        <RichText>{text}</RichText>
      </p>
    </Callout>
  )
}
