import { cn } from "#app/lib/theming/cn.ts"
import { Icon } from "#app/ui/brand/icon.tsx"
import { NumberedPanel } from "#app/ui/data/numbered-panel.tsx"
import type { SectionOf } from "#content/schema/sections.ts"
import { WithEmailLinks } from "./email-links.tsx"
import { Picture, Scene } from "./picture.tsx"

const TONES = ["green", "air", "marigold", "siren"] as const
// Uneven on purpose: the design has no rows of equal cards.
const SPANS: Record<number, string[]> = {
  2: ["column:col-span-7", "column:col-span-5"],
  3: ["column:col-span-7", "column:col-span-5", "column:col-span-12"],
  4: ["column:col-span-7", "column:col-span-5", "column:col-span-5", "column:col-span-7"],
  5: [
    "column:col-span-7",
    "column:col-span-5",
    "column:col-span-5",
    "column:col-span-7",
    "column:col-span-12",
  ],
  6: [7, 5, 5, 7, 7, 5].map(columns => (columns === 7 ? "column:col-span-7" : "column:col-span-5")),
}

/** Numbered steps on colored panels. */
export function Steps({ section: { heading, items } }: { section: SectionOf<"steps"> }) {
  return (
    <section className="wrap">
      <h2 className="text-1 uppercase leading-[0.86] wdth-74">{heading}</h2>
      <ol className="mt-4 grid gap-x-5.5 gap-y-6 column:grid-cols-12">
        {items.map(({ title, text, art, scene }, i) => {
          const span = SPANS[items.length]![i]!
          return (
            <li key={title} className={cn("grid", span)}>
              <NumberedPanel
                number={i + 1}
                title={title}
                tone={TONES[i % TONES.length]}
                className={cn(
                  art && "column:min-h-85",
                  (art || scene) && span.endsWith("12") && "column:grid-cols-2",
                )}
                art={art ? <PanelPicture art={art} /> : scene && <Scene scene={scene} className={SCENE} />}
              >
                <p>
                  <WithEmailLinks>{text}</WithEmailLinks>
                </p>
              </NumberedPanel>
            </li>
          )
        })}
      </ol>
    </section>
  )
}

const SCENE = "mb-[clamp(22px,2.6vw,40px)] rounded-tag"

function PanelPicture({ art }: { art: NonNullable<SectionOf<"steps">["items"][number]["art"]> }) {
  const stands = !["spray", "happy", "backpack", "sleeping"].includes(art)
  return (
    <Picture
      art={art}
      isDecorative
      className={cn(
        "self-end justify-self-end",
        stands ? "-mb-px" : "mb-7",
        art === "spray" ? "w-28 rotate-12" : art === "rescue" ? "w-[min(100%,460px)]" : "w-[min(62%,260px)]",
      )}
    />
  )
}

const MARKS = {
  do: [
    { icon: "ph:check-bold", field: "bg-green-200" },
    { icon: "ph:x-bold", field: "bg-siren-100" },
  ],
  pair: [
    { icon: "ph:check-bold", field: "bg-green-200" },
    { icon: "ph:check-bold", field: "bg-air-200" },
  ],
  risk: [
    { icon: "ph:arrow-up-bold", field: "bg-siren-200" },
    { icon: "ph:arrow-down-bold", field: "bg-green-200" },
  ],
} as const

/** Two lists side by side, such as do and don't. */
export function Sides({ section: { heading, marks, sides } }: { section: SectionOf<"sides"> }) {
  return (
    <section className="wrap">
      <h2 className="mb-8 text-2 wdth-82">{heading}</h2>
      <div className="grid overflow-hidden rounded-panel column:grid-cols-[7fr_5fr]">
        {sides.map(({ title, items }, i) => (
          <div key={title} className={cn("p-[clamp(22px,2.8vw,44px)]", MARKS[marks][i]!.field)}>
            <h3 className="mb-5 text-3 font-[850] wdth-96">{title}</h3>
            <ul className="grid gap-3 text-[1.125rem] leading-snug">
              {items.map(item => (
                <li key={item} className="grid grid-cols-[auto_1fr] gap-3">
                  <Icon name={MARKS[marks][i]!.icon} className="mt-1" />
                  {item}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  )
}

/** Large numbers on a dark panel, each with its source. */
export function Figures({ section: { heading, items } }: { section: SectionOf<"figures"> }) {
  return (
    <section className="on-dark breath-edge bg-ink py-[clamp(48px,6vw,88px)] text-white">
      <div className="wrap">
        <h2 className="mb-10 text-3 font-[850] wdth-96">{heading}</h2>
        <dl className="grid gap-x-[clamp(24px,4vw,64px)] gap-y-10 column:grid-flow-col column:auto-cols-fr">
          {items.map(({ value, text, source }) => (
            <div key={value} className="flex flex-col-reverse content-start justify-end gap-4">
              <dt className="max-w-[34ch] text-gray-200">
                {text}
                <span className="mt-2 block font-mono text-gray-300 text-mono">{source}</span>
              </dt>
              <dd className="display text-[clamp(3.4rem,6.6vw,6.6rem)] text-green-300 leading-[0.8] wdth-62">
                {value}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}
