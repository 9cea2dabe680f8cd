import { cn } from "#app/lib/theming/cn.ts"
import { Picture } from "#app/ui/data/picture.tsx"
import { PORTRAITS } from "./portraits.ts"
import type { TeamMember } from "./queries.ts"

interface Props {
  member: Pick<TeamMember, "portrait" | "pictures">
  /** How wide it is shown, for the browser's choice of a file. */
  sizes: string
  className?: string
}

/** A person's photo, or a drawing. The name beside it says who it is. */
export function Portrait({ member: { portrait, pictures }, sizes, className }: Props) {
  if (pictures)
    return (
      <Picture
        picture={pictures}
        sizes={sizes}
        decorative
        className={cn("aspect-square rounded-t-panel", className)}
      />
    )
  const isDrawn = (PORTRAITS as readonly string[]).includes(portrait)
  return (
    <img
      src={isDrawn ? `/art/team/${portrait}.svg` : "/art/person.svg"}
      alt=""
      width={704}
      height={704}
      loading="lazy"
      className={cn("h-auto", className)}
    />
  )
}
