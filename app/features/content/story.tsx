import { cn } from "#app/lib/theming/cn.ts"
import type { SectionOf } from "#content/schema/sections.ts"
import { PANEL_COLORS } from "./color-panel.tsx"
import { Picture } from "./picture.tsx"

const SPANS = ["column:col-span-5", "column:col-span-7", "column:col-span-6", "column:col-span-6"]

/** A comic in panels of uneven size. */
export function Story({ section: { heading, text, panels } }: { section: SectionOf<"story"> }) {
  return (
    <section className="wrap">
      <div className="mb-8 flex flex-wrap items-end justify-between gap-x-10 gap-y-3">
        <h2 className="text-1 uppercase leading-[0.86] wdth-74">{heading}</h2>
        <p className="max-w-[26em] text-lead leading-[1.42]">{text}</p>
      </div>
      <ol className="grid gap-4.5 column:grid-cols-12">
        {panels.map(({ caption, background, art, count }, i) => (
          <li
            key={caption}
            className={cn(
              "relative grid min-h-95 grid-rows-[auto_1fr] overflow-clip rounded-tag border-6 border-ink column:min-h-125",
              SPANS[i % SPANS.length],
              PANEL_COLORS[background],
              background !== "ink" && "dotted-floor",
            )}
          >
            <p className="relative z-1 max-w-[88%] justify-self-start rounded-br-[10px] border-ink border-r-5 border-b-5 bg-white px-4 py-3 font-hand font-semibold text-[1.1875rem] text-ink leading-snug">
              {caption}
            </p>
            {art && (
              <Picture
                art={art}
                className={cn(
                  "relative mx-auto mt-4 self-end",
                  art === "rescue" ? "w-[min(92%,660px)]" : "w-[min(80%,420px)]",
                )}
              />
            )}
            {count && <Count>{count}</Count>}
          </li>
        ))}
      </ol>
    </section>
  )
}

function Count({ children }: { children: string }) {
  return (
    <svg viewBox="-100 -100 200 200" aria-hidden="true" className="m-6 w-[min(70%,330px)] place-self-center">
      <circle r="96" className="fill-air-300" />
      <circle r="72" className="fill-air-200" />
      <circle r="46" className="fill-white" />
      <text textAnchor="middle" y="22" className="display fill-ink text-[64px] wdth-62">
        {children}
      </text>
    </svg>
  )
}
