import type { ReactNode } from "react"
import { cn } from "#app/lib/theming/cn.ts"
import { Link } from "#app/ui/navigation/link.tsx"

interface Props {
  to: string
  /** Source and date. */
  over: ReactNode
  title: string
  children?: ReactNode
  size?: "large" | "small"
  /** The heading level. */
  level?: 2 | 3
  className?: string
}

/** An article styled like a newspaper clipping. */
export function Clipping({ to, over, title, children, size = "large", level = 3, className }: Props) {
  const Heading = `h${level}` as const
  return (
    <article className={cn("grid content-start gap-2.5 border-ink border-t-4 pt-3.5", className)}>
      <p className="font-mono text-gray-600 text-mono">{over}</p>
      <Heading
        className={
          size === "large"
            ? "wdth-74 text-[clamp(1.9rem,3.1vw,3rem)]"
            : "wdth-84 text-[clamp(1.4rem,2.2vw,2.1rem)]"
        }
      >
        <Link to={to} className="no-underline hover:underline hover:decoration-3">
          {title}
        </Link>
      </Heading>
      {children && <div>{children}</div>}
    </article>
  )
}
