import { cn } from "#app/lib/theming/cn.ts"
import { Narcat, type Pose } from "#app/ui/brand/mascot.tsx"
import type { Art, Scene as SceneContent } from "#content/schema/sections.ts"

const POSES: Partial<Record<Art, [pose: Pose, alt: string]>> = {
  waving: ["waving", "Narcat, an orange cat in a green bandana with a blue pouch, waves hello."],
  thumbs: ["thumbs", "Narcat winks and gives a thumbs up."],
  kneeling: ["kneeling", "Narcat kneels and holds out a nasal spray."],
  rescue: ["rescue", "Narcat kneels beside a dog who lies on his back, and holds a nasal spray to his nose."],
  sleeping: ["sleeping", "Narcat sleeps, curled up."],
  lookout: ["lookout", "Narcat looks out, one paw above the eyes."],
  happy: ["happy", "Narcat’s happy face."],
  peek: ["peek", "Narcat peeks over an edge."],
}

const DRAWINGS: Partial<Record<Art, { width: number; height: number; alt: string; file: string }>> = {
  backpack: {
    width: 480,
    height: 480,
    alt: "A green backpack with two naloxone kits in it.",
    file: "backpack",
  },
  spray: { width: 96, height: 136, alt: "A naloxone nasal spray.", file: "nasal-spray" },
  scene: {
    width: 1440,
    height: 760,
    alt: "A green valley with a school, a festival tent, a house, a bar called Lou’s and a yellow bus, under a big sun.",
    file: "narcatsworld-scene",
  },
  halftone: { width: 600, height: 520, alt: "Narcat’s face in big printed dots.", file: "halftone-narcat" },
  certificate: {
    width: 1180,
    height: 834,
    alt: "A specimen of our certificate, stamped as one: with a woven border, a seal and a square code.",
    file: "certificate",
  },
}

interface PictureProps {
  art: Art
  /** For pictures below the fold. */
  isLazy?: boolean
  /** For pictures that repeat the text beside them. */
  isDecorative?: boolean
  className?: string
}

export function Picture({ art, isLazy = true, isDecorative = false, className }: PictureProps) {
  const pose = POSES[art]
  if (pose)
    return <Narcat pose={pose[0]} alt={isDecorative ? "" : pose[1]} isLazy={isLazy} className={className} />
  const { file, alt, ...size } = DRAWINGS[art]!
  return (
    <img
      src={`/art/${file}.svg`}
      {...size}
      alt={isDecorative ? "" : alt}
      loading={isLazy ? "lazy" : undefined}
      className={cn("h-auto", className)}
    />
  )
}

/** An illustration that repeats the text beside it. */
export function Scene({ scene, className }: { scene: SceneContent; className?: string }) {
  return (
    <img
      src={`/art/courses/${scene}.svg`}
      width="800"
      height="450"
      alt=""
      loading="lazy"
      className={cn("h-auto w-full base:rounded-panel", className)}
    />
  )
}
