import type { ReactNode } from "react"
import { cn } from "#app/lib/theming/cn.ts"

/** One section of the component gallery. */
export function Section({
  title,
  children,
  className,
}: {
  title: string
  children: ReactNode
  className?: string
}) {
  return (
    <section className={cn("mt-13 min-w-0", className)}>
      <h2 className="mb-4.5 font-medium font-mono text-gray-600 text-mono leading-snug tracking-[0.01em]">
        {title}
      </h2>
      {children}
    </section>
  )
}

export function Row({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <div className={cn("mb-5 flex flex-wrap items-center base:gap-x-5 base:gap-y-4.5", className)}>
      {children}
    </div>
  )
}

/** Uneven columns, stacked on phones. */
export function Columns({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <div
      className={cn(
        "grid gap-x-[clamp(28px,5vw,80px)] [&>*]:min-w-0 column:grid-cols-[minmax(0,1fr)_minmax(0,1.3fr)]",
        className,
      )}
    >
      {children}
    </div>
  )
}
