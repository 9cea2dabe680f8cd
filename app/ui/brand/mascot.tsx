import { cn } from "#app/lib/theming/cn.ts"

const POSES = {
  face: [292, 246],
  happy: [292, 246],
  kneeling: [490, 460],
  lookout: [380, 360],
  lost: [436, 480],
  peek: [320, 212],
  rescue: [820, 456],
  sleeping: [484, 292],
  thumbs: [436, 480],
  waving: [436, 480],
  // Die-cut stickers: rewards and shout-outs only.
  "kneeling-sticker": [522, 492],
  "sleeping-sticker": [516, 324],
  "thumbs-sticker": [468, 512],
  "waving-sticker": [468, 512],
} as const

export type Pose = keyof typeof POSES

interface NarcatProps {
  pose: Pose
  /** Describes the image; empty if decorative. */
  alt: string
  /** For images below the fold. */
  isLazy?: boolean
  className?: string
}

/** Our cat. The drawings are animated SVG files, not inline markup. */
export function Narcat({ pose, alt, isLazy = false, className }: NarcatProps) {
  const [width, height] = POSES[pose]
  return (
    <img
      src={`/mascot/narcat-${pose}.svg`}
      width={width}
      height={height}
      alt={alt}
      loading={isLazy ? "lazy" : undefined}
      className={cn("h-auto", className)}
    />
  )
}
