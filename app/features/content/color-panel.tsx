import { cn } from "#app/lib/theming/cn.ts"
import { Narcat } from "#app/ui/brand/mascot.tsx"
import type { PanelColor, SectionOf } from "#content/schema/sections.ts"
import { ButtonLink } from "./links.tsx"
import { Picture } from "./picture.tsx"

/** The classes of the panel colors that content can choose. */
export const PANEL_COLORS: Record<PanelColor, string> = {
  green: "bg-green-400",
  mint: "bg-green-200",
  air: "bg-air-200",
  marigold: "bg-marigold-400",
  butter: "bg-marigold-200",
  siren: "bg-siren-300 [--focus:var(--color-ink)]",
  ink: "on-dark bg-ink text-white",
}

/** A full-width colored panel with one message. */
export function Callout({
  section: { background, title, text, link, art },
}: {
  section: SectionOf<"callout">
}) {
  return (
    <section className={cn("breath-edge", PANEL_COLORS[background])}>
      <div className={cn("wrap grid items-end gap-x-16 gap-y-8", art && "column:grid-cols-[7fr_5fr]")}>
        <div className="py-[clamp(44px,5.4vw,80px)]">
          <h2 className="max-w-[16em] text-1 uppercase leading-[0.88] wdth-74">{title}</h2>
          <p className="mt-6 max-w-[36em] text-lead leading-[1.42]">{text}</p>
          {link && (
            <ButtonLink link={link} variant={background === "green" ? "ink" : "white"} className="mt-7" />
          )}
        </div>
        {art && (
          <Picture
            art={art}
            className={cn(
              "justify-self-center",
              art === "spray" ? "mb-14 w-40 rotate-12" : "w-[min(70%,340px)]",
              ["backpack", "happy", "sleeping"].includes(art) && "mb-12",
            )}
          />
        )}
      </div>
    </section>
  )
}

export function NarcatSays({ section: { pose, says } }: { section: SectionOf<"narcat"> }) {
  return (
    <figure className="wrap flex flex-wrap items-end justify-center gap-x-6 gap-y-5">
      <blockquote className="speech relative mb-10 max-phone:mb-0 max-w-[20em] bg-white font-hand font-semibold text-[clamp(1.3rem,2.2vw,1.9rem)] leading-tight">
        <p>{says}</p>
      </blockquote>
      <figcaption>
        <Narcat pose={pose} alt="Narcat" isLazy className="w-[clamp(130px,16vw,220px)]" />
      </figcaption>
    </figure>
  )
}
