import { cn } from "#app/lib/theming/cn.ts"

const SIZES = {
  sm: "size-9 text-[0.875rem]",
  md: "size-[46px] text-[1.0625rem]",
  lg: "size-24 text-[2.1rem]",
}
const TONES = ["bg-air-300", "bg-green-300", "bg-marigold-300", "bg-siren-300"]

interface Props {
  name: string
  picture?: string | null
  size?: keyof typeof SIZES
  /** Set it if the name is next to the picture. */
  decorative?: boolean
  className?: string
}

/** A person's picture, or their initials. */
export function Avatar({ name, picture, size = "md", decorative, className }: Props) {
  const classes = cn(
    "display wdth-84 inline-grid flex-none place-items-center overflow-hidden rounded-full text-ink shadow-[0_0_0_var(--line)_var(--color-ink)]",
    SIZES[size],
    TONES[toneOf(name)],
    className,
  )
  if (picture) {
    return (
      <img
        src={picture}
        alt={decorative ? "" : name}
        width="96"
        height="96"
        loading="lazy"
        decoding="async"
        className={cn(classes, "object-cover")}
      />
    )
  }
  const label = decorative ? { "aria-hidden": true } : { role: "img", "aria-label": name }
  return (
    <span {...label} className={classes}>
      {initialsOf(name)}
    </span>
  )
}

/** First and last word: "Marisol de la Vega" is MV, "Cher" is C. */
export function initialsOf(name: string) {
  const words = name.trim().split(/\s+/)
  const picked = words.length > 1 ? [words[0], words.at(-1)] : words
  return picked.map(word => [...(word ?? "")][0]?.toLocaleUpperCase("en-US") ?? "").join("")
}

function toneOf(name: string) {
  return [...name].reduce((sum, char) => sum + char.codePointAt(0)!, 0) % TONES.length
}
