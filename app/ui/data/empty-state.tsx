import type { ReactNode } from "react"
import { cn } from "#app/lib/theming/cn.ts"
import { Narcat, type Pose } from "#app/ui/brand/mascot.tsx"

interface Props {
  title: string
  children: ReactNode
  /** At most one button. */
  action?: ReactNode
  pose?: Pose
  level?: 2 | 3
  className?: string
}

/** An empty list: one line says why, one button says what to do. */
export function EmptyState({ title, children, action, pose = "sleeping", level = 3, className }: Props) {
  const Heading = `h${level}` as const
  return (
    <div
      className={cn(
        "grid justify-items-center gap-2 rounded-panel bg-green-100 px-5 pt-6 pb-8 text-center",
        className,
      )}
    >
      <Narcat pose={pose} alt="" className="w-[250px] max-w-full" />
      <Heading className="wdth-96 text-3">{title}</Heading>
      <div className="max-w-[42ch]">{children}</div>
      {action && <div className="mt-2.5">{action}</div>}
    </div>
  )
}
