import { artSize, CourseArt } from "#app/features/courses/art/art.tsx"
import { cn } from "#app/lib/theming/cn.ts"
import type { BlockOf } from "#content/schema/blocks.ts"

interface Props {
  block: BlockOf<"hotspot">
  chosen: readonly string[]
  isChecked: boolean
  onToggle(id: string): void
}

/** The picture with a numbered round button on each spot. */
export function HotspotPicture({ block, chosen, isChecked, onToggle }: Props) {
  const [width, height] = artSize(block.art)
  return (
    <div className="relative mx-auto w-full max-w-[440px] overflow-hidden rounded-[18px]">
      <CourseArt name={block.art} alt={block.alt} />
      <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true" className="absolute inset-0 size-full">
        {block.spots.map(({ id, x, y, radius, isRight }, at) => {
          const isChosen = chosen.includes(id)
          const verdict = isChosen === isRight ? "fill-green-300" : "fill-siren-300"
          return (
            // biome-ignore lint/a11y/noStaticElementInteractions: the checkboxes beside it are the same for the keyboard
            <g
              key={id}
              transform={`translate(${(x / 100) * width} ${(y / 100) * height})`}
              onClick={() => onToggle(id)}
              className="group cursor-pointer noscript:pointer-events-none"
            >
              <circle
                r={(radius / 100) * width}
                className={cn(
                  "stroke-[5px] stroke-ink group-hover:fill-white/60",
                  isChosen ? "fill-marigold-300/60" : "fill-white/25 [stroke-dasharray:9_9]",
                )}
              />
              <circle
                r="20"
                className={cn(
                  "stroke-[5px] stroke-ink",
                  !isChosen ? "fill-white" : isChecked ? verdict : "fill-marigold-400",
                )}
              />
              <text y="9" textAnchor="middle" className="fill-ink font-black font-display text-[26px]">
                {at + 1}
              </text>
            </g>
          )
        })}
      </svg>
    </div>
  )
}
