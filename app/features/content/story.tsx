import { cn } from "#app/lib/theming/cn.ts"
import type { SectionOf } from "#content/schema/sections.ts"
import { PANEL_COLORS } from "./color-panel.tsx"
import { Picture } from "./picture.tsx"

/** A comic in panels of uneven size. */
export function Story({ section: { heading, text, panels } }: { section: SectionOf<"story"> }) {
  return (
    <section className="wrap">
      <div className="mb-8 grid items-end gap-x-16 gap-y-4 column:grid-cols-[7fr_5fr]">
        <h2 className="text-1 uppercase leading-[0.86] wdth-74">{heading}</h2>
        <p className="text-lead leading-[1.42]">{text}</p>
      </div>
      <ol className="grid gap-5 column:grid-cols-12">
        {panels.map(({ caption, background, art, count }, i) => (
          <li
            key={caption}
            className={cn(
              "grid grid-rows-[auto_1fr] overflow-hidden rounded-tag ring-4 ring-ink ring-inset column:min-h-105",
              i % 4 === 0 || i % 4 === 3 ? "column:col-span-5" : "column:col-span-7",
              PANEL_COLORS[background],
            )}
          >
            <p className="m-1 max-w-[30em] justify-self-start rounded-br-tag bg-white px-4 py-3 font-hand font-semibold text-[1.125rem] text-ink leading-snug">
              {caption}
            </p>
            {art && (
              <Picture
                art={art}
                className={cn(
                  "mx-auto mt-6 self-end",
                  art === "rescue" ? "w-[min(92%,620px)]" : "w-[min(78%,400px)]",
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
    <svg viewBox="-100 -100 200 200" aria-hidden="true" className="m-8 w-60 place-self-center">
      <circle r="96" className="fill-air-300" />
      <circle r="72" className="fill-air-200" />
      <circle r="46" className="fill-white" />
      <text textAnchor="middle" y="22" className="display fill-ink text-[64px] wdth-62">
        {children}
      </text>
    </svg>
  )
}
