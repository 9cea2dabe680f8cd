import { useHydrated } from "#app/lib/rendering/use-hydrated.ts"
import { cn } from "#app/lib/theming/cn.ts"
import { Icon } from "#app/ui/brand/icon.tsx"
import type { Spot } from "./signs.ts"

interface Props {
  place: string
  alt: string
  spots: readonly Spot[]
  chosen: readonly string[]
  onChoose(key: string): void
}

/** The picture with its spots. A spot has no name before it was chosen, so that the names give nothing away. */
export function SignsPicture({ place, alt, spots, chosen, onChoose }: Props) {
  const isHydrated = useHydrated()
  return (
    <div className="relative mx-auto w-full max-w-[520px] overflow-hidden rounded-panel">
      <img
        src={`/art/world/signs/${place}.svg`}
        width="600"
        height="800"
        alt={alt}
        className="h-auto w-full"
      />
      {isHydrated &&
        spots.map(({ key, name, isSign, at }, index) => {
          const isChosen = chosen.includes(key)
          return (
            <button
              key={key}
              type="button"
              onClick={() => onChoose(key)}
              aria-label={isChosen ? `${name}: ${isSign ? "a sign" : "not a sign"}` : `Spot ${index + 1}`}
              className={cn(
                "sign-spot absolute grid size-11 cursor-pointer place-items-center rounded-full column:size-13",
                at,
                isChosen && (isSign ? "bg-green-400" : "bg-marigold-300"),
              )}
            >
              {isChosen && <Icon name={isSign ? "ph:check-bold" : "ph:x-bold"} className="size-5" />}
            </button>
          )
        })}
    </div>
  )
}
