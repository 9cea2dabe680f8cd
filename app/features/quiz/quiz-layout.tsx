import type { ReactNode } from "react"
import { cn } from "#app/lib/theming/cn.ts"

/** The column under the course header. */
export function QuizColumn({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <div className="wrap py-[clamp(28px,4vw,64px)]">
      <div className={cn("mx-auto grid max-w-220 base:gap-8", className)}>{children}</div>
    </div>
  )
}

/** The first panel of the column; on phones it is full width, right below the header. */
export function QuizPanel({ children }: { children: ReactNode }) {
  return (
    <div className="rounded-panel bg-air-200 p-[clamp(20px,3.4vw,48px)] max-phone:-mx-gutter max-phone:-mt-7 max-phone:rounded-none max-phone:px-gutter max-phone:py-8">
      {children}
    </div>
  )
}
