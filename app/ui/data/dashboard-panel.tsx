import type { ReactNode } from "react"
import { cn } from "#app/lib/theming/cn.ts"

const TONES = {
  plain: "border-ink border-t-4 pt-5",
  air: "rounded-panel bg-air-200 p-[clamp(22px,2.6vw,38px)]",
  mint: "rounded-panel bg-green-100 p-[clamp(22px,2.6vw,38px)]",
  butter: "rounded-panel bg-marigold-200 p-[clamp(22px,2.6vw,38px)]",
}

interface Props {
  title: string
  tone?: keyof typeof TONES
  children: ReactNode
  /** The next action at the bottom: one button or link. */
  action?: ReactNode
  className?: string
}

/** One topic of a dashboard, under a rule or on a colored background. */
export function DashboardPanel({ title, tone = "plain", children, action, className }: Props) {
  return (
    <section className={cn("grid content-start gap-4", TONES[tone], className)}>
      <h2 className="wdth-84 text-balance text-[clamp(1.8rem,2.8vw,2.6rem)] leading-[0.94]">{title}</h2>
      {children}
      {action && <div className="mt-1">{action}</div>}
    </section>
  )
}
