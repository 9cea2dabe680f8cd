import { CachedFragment } from "#app/lib/rendering/fragment-cache.tsx"
import { cn } from "#app/lib/theming/cn.ts"
import { FittedHeadline } from "#app/ui/brand/fitted-headline.tsx"
import { useBackgroundClass } from "#app/ui/shell/background.ts"
import type { Link, SectionOf } from "#content/schema/sections.ts"
import { ButtonLink } from "./links.tsx"
import { Picture } from "./picture.tsx"
import type { ContentPage } from "./queries.ts"

/** The top of a page on its background: headline, lead, buttons and a picture. */
export function Opening({ page, opening }: { page: ContentPage; opening?: SectionOf<"opening"> }) {
  const { art, buttons = [], lines = [page.title], shape = "split" } = opening ?? {}
  const isWide = shape === "wide"
  const headline = (
    <FittedHeadline
      as="h1"
      lines={lines}
      measure={isWide ? { phone: 4.5, wide: 8 } : { phone: 4.5, wide: 5.5 }}
    />
  )
  return (
    <section className={cn("overflow-x-clip", useBackgroundClass("white"))}>
      <div className="wrap pt-[clamp(4px,0.8vw,12px)]">
        {isWide && (
          <CachedFragment name="headline" of={page}>
            {headline}
          </CachedFragment>
        )}
        <div className="grid gap-x-16 gap-y-8 column:grid-cols-[7fr_5fr]">
          <CachedFragment name="opening" of={page}>
            <div className="pb-[clamp(40px,5vw,84px)]">
              {!isWide && headline}
              <p className="mt-[clamp(22px,2.4vw,36px)] max-w-[35em] text-pretty text-lead leading-[1.42]">
                {page.lead}
              </p>
              {buttons.length > 0 && (
                <div className="mt-[clamp(22px,2.2vw,32px)] flex flex-wrap items-start gap-x-4.5 gap-y-4 max-phone:grid">
                  {buttons.map((button, i) => (
                    <ButtonLink key={button.href} link={button} {...buttonStyle(button, i)} />
                  ))}
                </div>
              )}
            </div>
          </CachedFragment>
          {art && art !== "scene" && <OpeningPicture art={art} isWide={isWide} />}
        </div>
      </div>
      {art === "scene" && (
        <Picture
          art="scene"
          isLazy={false}
          className="w-full max-column:h-80 max-column:object-cover max-column:object-[64%_100%]"
        />
      )}
    </section>
  )
}

function buttonStyle({ href }: Link, place: number) {
  if (href.startsWith("tel:")) return { variant: "siren", size: "lg" } as const
  return { variant: place === 0 ? "ink" : "white" } as const
}

// Widths that make a face, a spray and a whole cat look equally close.
const WIDTHS: Partial<Record<NonNullable<SectionOf<"opening">["art"]>, string>> = {
  spray: "w-[clamp(140px,18vw,260px)]",
  certificate: "w-full rotate-2 max-w-130",
  rescue: "w-full max-w-160",
  sleeping: "w-[min(88%,460px)]",
  peek: "w-[min(78%,400px)]",
  happy: "w-[min(70%,360px)]",
}
const FLOATS = ["spray", "certificate", "happy", "backpack"]

function OpeningPicture({ art, isWide }: { art: NonNullable<SectionOf<"opening">["art"]>; isWide: boolean }) {
  const floats = FLOATS.includes(art)
  return (
    <div
      className={cn("grid justify-items-center self-end", floats ? "pb-[clamp(32px,4vw,64px)]" : "-mb-px")}
    >
      <Picture
        art={art}
        isLazy={false}
        className={cn(
          WIDTHS[art] ?? "w-[min(74%,400px)] column:w-full column:max-w-90",
          isWide && "column:mt-8",
        )}
      />
    </div>
  )
}
