import { cn } from "#app/lib/theming/cn.ts"
import { EMERGENCY } from "./navigation.ts"

/** The way to the steps on pages that do not start with the emergency strip. */
export function EmergencyLink({ className }: { className?: string }) {
  return (
    <a
      href={EMERGENCY}
      className={cn("inline-flex min-h-11 items-center text-small underline print:hidden", className)}
    >
      Someone won’t wake up? Show me the steps
    </a>
  )
}
