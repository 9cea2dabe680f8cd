import type { ReactNode } from "react"
import { cn } from "#app/lib/theming/cn.ts"
import { Icon } from "#app/ui/brand/icon.tsx"

const TONES = {
  info: { background: "bg-air-200", icon: "ph:info-fill" },
  good: { background: "bg-green-200", icon: "ph:check-circle-fill" },
  warm: { background: "bg-marigold-200", icon: "ph:hand-heart-fill" },
  urgent: { background: "bg-siren-200", icon: "ph:warning-fill" },
}

interface Props {
  tone?: keyof typeof TONES
  title?: ReactNode
  children: ReactNode
  className?: string
}

/** A note on a colored background. */
export function Callout({ tone = "info", title, children, className }: Props) {
  const { background, icon } = TONES[tone]
  return (
    <div
      role="note"
      className={cn("grid grid-cols-[auto_1fr] gap-3.5 rounded-[18px] p-5 text-ink", background, className)}
    >
      <Icon name={icon} className="mt-0.5 size-6 flex-none" />
      <div className="grid gap-1 leading-normal">
        {title && <p className="font-bold">{title}</p>}
        <div>{children}</div>
      </div>
    </div>
  )
}
