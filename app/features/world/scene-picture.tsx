import { cn } from "#app/lib/theming/cn.ts"
import type { ScenePicture as Picture } from "#content/schema/world.ts"
import { artSize } from "./art-size.ts"

const WIDTH = 800
const HEIGHT = 450

interface Props {
  /** The place whose background it has. */
  place: string
  picture: Picture
  className?: string
}

/** People and things on the background of a place. */
export function ScenePicture({ place, picture: { alt, drawings }, className }: Props) {
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={alt}
      className={cn("block h-auto base:w-full overflow-hidden", className)}
    >
      <image href={`/art/world/${place}.svg`} width={WIDTH} height={HEIGHT} />
      {drawings.map(({ art, x, y, size, isFlipped }, i) => {
        const [width, height] = artSize(art)
        return (
          <image
            // biome-ignore lint/suspicious/noArrayIndexKey: a drawing is its place in the picture
            key={i}
            href={`/art/world/${art}.svg`}
            width={width}
            height={height}
            x={-width / 2}
            y={-height}
            transform={`translate(${x} ${y}) scale(${isFlipped ? -size : size} ${size})`}
          />
        )
      })}
    </svg>
  )
}
