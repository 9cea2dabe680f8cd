import type { ReactNode } from "react"
import { cn } from "#app/lib/theming/cn.ts"
import { EmergencyStrip } from "./emergency-strip.tsx"
import { SiteFooter } from "./site-footer.tsx"
import { SiteHeader } from "./site-header.tsx"
import { MAIN_ID, SkipLink } from "./skip-link.tsx"

interface SiteFrameProps {
  /** The header's background: the field of the page beneath it. */
  field: string
  tone?: "light" | "dark"
  className?: string
  children: ReactNode
}

/** What surrounds every public page. The page brings what is inside `main`. */
export function SiteShell({ field, tone = "light", className, children }: SiteFrameProps) {
  return (
    <div className={cn("flex min-h-dvh flex-col overflow-x-clip", className)}>
      <SkipLink />
      <EmergencyStrip tone={tone} />
      <SiteHeader tone={tone} className={field} />
      <main id={MAIN_ID} tabIndex={-1} className="flex-1 outline-none">
        {children}
      </main>
      <SiteFooter tone={tone} />
    </div>
  )
}
