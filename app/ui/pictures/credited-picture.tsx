import type { ComponentProps } from "react"
import { cn } from "#app/lib/theming/cn.ts"
import { Picture } from "#app/ui/data/picture.tsx"

interface Props extends Omit<ComponentProps<typeof Picture>, "className"> {
  /** The shape of the picture, such as `aspect-16/9`. */
  shape: string
  className?: string
}

export function CreditedPicture({ shape, className, ...picture }: Props) {
  const { credit } = picture.picture
  return (
    <figure className={cn("grid content-start gap-1.5", className)}>
      <Picture {...picture} className={cn("rounded-input", shape)} />
      {credit && <figcaption className="text-small">Picture: {credit}</figcaption>}
    </figure>
  )
}
