import { CourseArt } from "#app/features/courses/art/art.tsx"
import { RichText } from "#app/ui/data/rich-text.tsx"
import type { BlockOf } from "#content/schema/blocks.ts"

interface Props {
  block: BlockOf<"picture">
  /** Loads eagerly, for pictures above the fold. */
  isEager: boolean
}

export function PictureBlock({ block: { art, alt, caption }, isEager }: Props) {
  return (
    <figure>
      <CourseArt name={art} alt={alt} isEager={isEager} className="rounded-panel" />
      {caption && (
        <figcaption className="mt-3 max-w-[62ch] font-bold">
          <RichText>{caption}</RichText>
        </figcaption>
      )}
    </figure>
  )
}
