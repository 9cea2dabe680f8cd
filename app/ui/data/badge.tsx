import type { ReactNode } from "react"
import { cn } from "#app/lib/theming/cn.ts"
import { Icon } from "#app/ui/brand/icon.tsx"

const TONES = {
  gray: "bg-gray-200 text-ink",
  green: "bg-green-200 text-ink",
  air: "bg-air-200 text-ink",
  marigold: "bg-marigold-200 text-ink",
  siren: "bg-siren-200 text-ink",
  ink: "bg-ink text-white",
}

interface Props {
  tone?: keyof typeof TONES
  icon?: string
  /** Shows a pulsing dot. */
  live?: boolean
  children: ReactNode
  className?: string
}

export function Badge({ tone = "gray", icon, live, children, className }: Props) {
  return (
    <span
      className={cn(
        "inline-flex items-center gap-[0.45em] rounded-tag px-[0.65em] py-[0.28em] font-bold text-[0.875rem] leading-tight",
        TONES[tone],
        className,
      )}
    >
      {live && <span className="size-2.5 flex-none animate-breathe-deep rounded-full bg-siren-500" />}
      {icon && <Icon name={icon} className="size-[1.1em] flex-none" />}
      {children}
    </span>
  )
}
