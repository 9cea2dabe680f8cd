import type { ReactNode } from "react"
import { cn } from "#app/lib/theming/cn.ts"

const TONES = {
  green: "bg-green-200",
  siren: "bg-siren-300",
  marigold: "bg-marigold-300",
  air: "bg-air-200",
  white: "bg-white",
}

interface Props {
  number: number
  title: ReactNode
  children: ReactNode
  /** An image at the bottom edge; it may overlap the top. */
  art?: ReactNode
  tone?: keyof typeof TONES
  level?: 2 | 3
  className?: string
}

/** A colored panel with its number on a tab. Needs 54 px of space above. */
export function NumberedPanel({ number, title, children, art, tone = "green", level = 3, className }: Props) {
  const Heading = `h${level}` as const
  return (
    <section
      className={cn(
        "relative mt-[54px] grid content-between gap-5 rounded-panel rounded-tl-none px-[clamp(22px,2.6vw,40px)] pt-[clamp(20px,2.4vw,36px)]",
        art ? "pb-0" : "pb-[clamp(24px,2.8vw,42px)]",
        TONES[tone],
        className,
      )}
    >
      <span
        aria-hidden="true"
        className="breath-tab display wdth-100 pl-[clamp(22px,2.6vw,40px)] text-[2.1rem]"
      >
        {number}
      </span>
      <div>
        <Heading className="wdth-80 mb-4 text-[clamp(2.4rem,5vw,4.9rem)] uppercase leading-[0.86]">
          <span className="sr-only">{number}. </span>
          {title}
        </Heading>
        <div className="max-w-[34em] text-[1.125rem]">{children}</div>
      </div>
      {art}
    </section>
  )
}
