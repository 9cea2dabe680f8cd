import type { ReactNode } from "react"
import { cn } from "#app/lib/theming/cn.ts"
import { EmergencyStrip } from "./emergency-strip.tsx"
import { SiteFooter } from "./site-footer.tsx"
import { SiteHeader } from "./site-header.tsx"
import { MAIN_ID, SkipLink } from "./skip-link.tsx"

interface SiteShellProps {
  /** The class of the header's background, which the page continues. */
  background: string
  tone?: "light" | "dark"
  className?: string
  children: ReactNode
}

/** Header, footer and emergency strip around every public page. */
export function SiteShell({ background, tone = "light", className, children }: SiteShellProps) {
  return (
    <div className={cn("group/shell flex min-h-dvh flex-col overflow-x-clip", className)}>
      <SkipLink />
      <EmergencyStrip tone={tone} />
      <SiteHeader tone={tone} className={background} />
      <main id={MAIN_ID} tabIndex={-1} className="flex-1 outline-none">
        {children}
      </main>
      <SiteFooter tone={tone} />
    </div>
  )
}
