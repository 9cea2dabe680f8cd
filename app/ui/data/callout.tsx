import type { ReactNode } from "react"
import { cn } from "#app/lib/theming/cn.ts"
import { Icon } from "#app/ui/brand/icon.tsx"

const TONES = {
  info: { field: "bg-air-200", icon: "ph:info-fill" },
  good: { field: "bg-green-200", icon: "ph:check-circle-fill" },
  warm: { field: "bg-marigold-200", icon: "ph:hand-heart-fill" },
  urgent: { field: "bg-siren-200", icon: "ph:warning-fill" },
}

interface Props {
  tone?: keyof typeof TONES
  title?: ReactNode
  children: ReactNode
  className?: string
}

/** A note beside the text: a field of color, never a frame. */
export function Callout({ tone = "info", title, children, className }: Props) {
  const { field, icon } = TONES[tone]
  return (
    <aside className={cn("grid grid-cols-[auto_1fr] gap-3.5 rounded-[18px] p-5 text-ink", field, className)}>
      <Icon name={icon} className="mt-0.5 size-6 flex-none" />
      <div className="grid gap-1 leading-normal">
        {title && <p className="font-bold">{title}</p>}
        <div>{children}</div>
      </div>
    </aside>
  )
}
