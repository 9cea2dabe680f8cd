import type { ReactNode } from "react"
import { cn } from "#app/lib/theming/cn.ts"

/** What each mood is made of: files of public/mascot/parts, from scripts/world-art.ts. */
const MOODS = {
  waving: { arm: "waving", eyes: "open", mouth: "open" },
  calm: { arm: "resting", eyes: "closed", mouth: "smile" },
  happy: { arm: "resting", eyes: "happy", mouth: "open" },
  thinking: { arm: "thinking", eyes: "focus", mouth: "flat" },
  thumbs: { arm: "thumbs", eyes: "happy", mouth: "smile" },
} as const

export type NarcatMood = keyof typeof MOODS

// These arms are in front of the face, the others behind it.
const ARMS_IN_FRONT = ["thinking", "thumbs"]
const EYES_THAT_BLINK = ["open", "focus"]

interface AnimatedNarcatProps {
  mood: NarcatMood
  /** Describes the image; empty if decorative. */
  alt: string
  /** A costume, drawn in the view box of the waving pose: -6 6 436 480. */
  children?: ReactNode
  className?: string
}

/**
 * Narcat in layers that breathe, blink and wave. The layers are boxes, so that the browser moves them without
 * repainting; with reduced motion they are still (styles/base.css).
 */
export function AnimatedNarcat({ mood, alt, children, className }: AnimatedNarcatProps) {
  const { arm, eyes, mouth } = MOODS[mood]
  const isInFront = ARMS_IN_FRONT.includes(arm)
  const blinks = EYES_THAT_BLINK.includes(eyes)
  const drawnArm = <Part name={`arm-${arm}`} className={arm === "waving" ? "narcat-wave" : undefined} />
  return (
    <div
      {...(alt === "" ? { "aria-hidden": true } : { role: "img", "aria-label": alt })}
      className={cn("relative aspect-[436/480]", className)}
    >
      {/* A new mood starts with a small hop. */}
      <div key={mood} className="narcat-hop absolute inset-0">
        <div className="narcat-breath absolute inset-0">
          <Part name="tail" className="narcat-tail" />
          <Part name="body" />
          {!isInFront && drawnArm}
          <Part name="head" />
          <Part name={`eyes-${eyes}`} className={blinks ? "narcat-open-eyes" : undefined} />
          {blinks && <Part name="eyes-closed" className="narcat-closed-eyes" />}
          <Part name={`mouth-${mouth}`} />
          {isInFront && drawnArm}
          {children}
        </div>
      </div>
    </div>
  )
}

function Part({ name, className }: { name: string; className?: string | undefined }) {
  return (
    <img
      src={`/mascot/parts/${name}.svg`}
      width="436"
      height="480"
      alt=""
      className={cn("absolute inset-0 size-full", className)}
    />
  )
}
