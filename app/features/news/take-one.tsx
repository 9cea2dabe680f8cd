import { useState } from "react"
import { useHydrated } from "#app/lib/rendering/use-hydrated.ts"
import { cn } from "#app/lib/theming/cn.ts"
import { FittedHeadline } from "#app/ui/brand/fitted-headline.tsx"
import { Share } from "#app/ui/navigation/share.tsx"

interface Props {
  lines: readonly string[]
  url: string
  title: string
  summary: string
}

/** The foot of a flyer: tabs with sentences that readers can copy, and the ways to share the article. */
export function TakeOne({ lines, url, title, summary }: Props) {
  const [copied, setCopied] = useState<string | null>(null)
  const [hasFailed, setFailed] = useState(false)
  const hasScript = useHydrated()

  async function copy(line: string) {
    try {
      await navigator.clipboard.writeText(line)
      setFailed(false)
      setCopied(line)
    } catch {
      setFailed(true)
    }
  }

  return (
    <section
      aria-labelledby="take-one"
      className="mt-[clamp(64px,8vw,120px)] overflow-x-clip bg-marigold-400 pt-[clamp(40px,6vw,92px)]"
    >
      <div className="wrap">
        <div className="column:-rotate-[0.6deg]">
          <div className="grid items-end gap-x-[clamp(24px,4vw,72px)] gap-y-4 rounded-t-[4px] bg-white p-[clamp(18px,3.4vw,52px)] column:grid-cols-[7fr_5fr]">
            <div id="take-one">
              <FittedHeadline as="h2" lines={["Take one"]} measure={{ phone: 4.5, wide: 5 }} />
            </div>
            <p className="text-lead leading-[1.42]">
              Tear off a line and text it to the people around you. One is already gone.
            </p>
          </div>
          <ul className="flex gap-x-1">
            {lines.map((line, i) => (
              <Tab
                key={line}
                {...{ line, hasScript }}
                tilt={TILTS[i % TILTS.length]!}
                isCopied={line === copied}
                hasGap={i === Math.floor(lines.length / 2)}
                onCopy={() => copy(line)}
              />
            ))}
          </ul>
        </div>
        <div className="flex flex-wrap items-center justify-between gap-x-7 gap-y-4 pt-14 pb-11">
          <p role="status" className="font-semibold">
            {hasScript && statusOf(copied, hasFailed)}
          </p>
          <Share url={url} title={title} description={summary} networks={["whatsapp", "facebook", "email"]} />
        </div>
      </div>
    </section>
  )
}

function statusOf(copied: string | null, hasFailed: boolean) {
  if (hasFailed) return "Your browser didn’t let us copy. Select the line instead."
  return copied ? "Copied. Paste it into a text." : "Tap a tab to copy it."
}

const TILTS = ["rotate-[1.2deg]", "-rotate-[0.8deg]", "rotate-0", "rotate-[1.6deg]", "-rotate-[1.2deg]"]
const TAB =
  "grid h-[430px] w-full origin-top place-items-start justify-items-center rounded-b-xl px-1 py-5 shadow-[0_0_0_2px_var(--color-ink)] column:h-[clamp(350px,32vw,440px)]"

interface TabProps {
  line: string
  tilt: string
  isCopied: boolean
  /** The tab before it was torn off. */
  hasGap: boolean
  hasScript: boolean
  onCopy: () => void
}

function Tab({ line, tilt, isCopied, hasGap, hasScript, onCopy }: TabProps) {
  const look = cn(TAB, isCopied ? "translate-y-9 rotate-3 bg-green-200" : cn("bg-white", tilt))
  const text = (
    <span className="wdth-76 max-h-full text-left font-display font-extrabold text-[clamp(1.0625rem,2.15vw,1.95rem)] leading-[1.06] [text-orientation:sideways] [writing-mode:vertical-rl]">
      {line}
    </span>
  )
  return (
    <>
      {hasGap && <li aria-hidden="true" className="torn-edge h-11 flex-1 bg-white" />}
      <li className="min-w-0 flex-1">
        {hasScript ? (
          <button
            type="button"
            onClick={onCopy}
            className={cn(look, "cursor-pointer transition-transform hover:bg-green-100")}
          >
            <span className="sr-only">Copy: </span>
            {text}
          </button>
        ) : (
          <p className={look}>{text}</p>
        )}
      </li>
    </>
  )
}
