import { href } from "react-router"
import { Icon } from "#app/ui/brand/icon.tsx"
import { PushButton } from "#app/ui/forms/push-button.tsx"
import { Link } from "#app/ui/navigation/link.tsx"
import { Drawings, Pictures } from "./press-kit-files.tsx"
import type { PressPicture } from "./press-pictures.ts"

interface Props {
  name: string
  /** Who we are, to copy. */
  boilerplate: readonly string[]
  pictures: readonly PressPicture[]
}

/** What reporters can print with a story about us. */
export function PressKit({ name, boilerplate, pictures }: Props) {
  return (
    <section
      id="kit"
      aria-labelledby="kit-heading"
      className="wrap grid gap-[clamp(32px,4vw,56px)] pt-section"
    >
      <h2 id="kit-heading" className="wdth-82 text-2">
        Press kit
      </h2>
      <div className="grid items-start gap-x-[clamp(24px,4vw,72px)] gap-y-8 column:grid-cols-[7fr_5fr]">
        {boilerplate.length > 0 && <Boilerplate paragraphs={boilerplate} />}
        <FactSheetPanel />
      </div>
      <Drawings name={name} />
      <Pictures pictures={pictures} />
    </section>
  )
}

function Boilerplate({ paragraphs }: { paragraphs: readonly string[] }) {
  return (
    <div className="grid content-start gap-3 border-ink border-t-4 pt-3.5">
      <h3 className="font-bold">Who we are, in two sentences</h3>
      {paragraphs.map(paragraph => (
        <p key={paragraph} className="text-pretty text-lead leading-[1.42]">
          {paragraph}
        </p>
      ))}
    </div>
  )
}

function FactSheetPanel() {
  return (
    <div className="on-dark grid justify-items-start gap-4 rounded-panel bg-green-900 p-[clamp(22px,2.4vw,34px)] text-white">
      <h3 className="display wdth-70 text-[clamp(2.2rem,3.4vw,3.2rem)] uppercase leading-[0.9]">
        Fact sheet
      </h3>
      <p>
        One page with our numbers as they are when you download it, with the date and how each is counted.
      </p>
      <PushButton href={href("/news/press/fact-sheet.pdf")} icon="ph:download-simple-bold">
        Fact sheet (PDF)
      </PushButton>
      <Link to={href("/about/impact")} className="inline-flex min-h-8 items-center gap-2 font-bold underline">
        How we count
        <Icon name="ph:arrow-right-bold" />
      </Link>
    </div>
  )
}
