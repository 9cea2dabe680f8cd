import { type PictureData, pictureUrl } from "#app/lib/pictures/picture.ts"
import { useConfig } from "#app/lib/rendering/config.ts"
import { cn } from "#app/lib/theming/cn.ts"

interface Props {
  picture: PictureData
  /** How wide it is shown, as in the HTML attribute: "(width >= 860px) 50vw, 100vw". */
  sizes: string
  /** Loads it at once, for the largest picture in the first view of a page. */
  eager?: boolean
  /** For a picture whose text says the same. */
  decorative?: boolean
  /** The box: with an aspect ratio the picture is cropped around its focal point, otherwise it keeps its own shape. */
  className?: string
}

const FORMATS = ["avif", "webp"] as const

/** A picture in the best format and size. Its space is reserved, so that nothing moves when it arrives. */
export function Picture({ picture, sizes, eager, decorative, className }: Props) {
  const { supabaseUrl } = useConfig()
  const { id, alt, width, height, widths, color } = picture
  const srcSet = (extension: "avif" | "webp" | "jpg") =>
    widths.map(each => `${pictureUrl(supabaseUrl, id, each, extension)} ${each}w`).join(", ")
  return (
    <span className={cn("relative block overflow-hidden", className)}>
      {color && (
        <svg aria-hidden="true" className="absolute inset-0 size-full">
          <rect width="100%" height="100%" fill={color} />
        </svg>
      )}
      <picture>
        {FORMATS.map(format => (
          <source key={format} type={`image/${format}`} srcSet={srcSet(format)} sizes={sizes} />
        ))}
        <img
          src={pictureUrl(supabaseUrl, id, fallbackWidth(widths), "jpg")}
          srcSet={srcSet("jpg")}
          {...{ sizes, width, height }}
          alt={decorative ? "" : alt}
          loading={eager ? "eager" : "lazy"}
          fetchPriority={eager ? "high" : undefined}
          decoding="async"
          data-focus-x={focusStep(picture.focus_x)}
          data-focus-y={focusStep(picture.focus_y)}
          className="picture-focus relative size-full object-cover"
        />
      </picture>
    </span>
  )
}

// The policy of the pages allows no style attributes, so the focal point is one of eleven steps in the style sheet.
function focusStep(fraction: number) {
  return Math.round(fraction * 10)
}

function fallbackWidth(widths: readonly number[]) {
  return widths.findLast(width => width <= 960) ?? widths[0]!
}
