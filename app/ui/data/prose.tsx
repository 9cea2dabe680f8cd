import type { ReactNode } from "react"
import { cn } from "#app/lib/theming/cn.ts"

/** Article typography for editor-written content. */
export function Prose({ children, className }: { children: ReactNode; className?: string }) {
  return <div className={cn("prose", className)}>{children}</div>
}
