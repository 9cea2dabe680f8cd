import type { ReactNode } from "react"
import { cn } from "#app/lib/theming/cn.ts"
import { PushButton } from "#app/ui/forms/push-button.tsx"
import { Link } from "#app/ui/navigation/link.tsx"

/** The title of a console page, with its one tool at the right. */
export function StaffHeading({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className="mb-4 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
      <h1 className="wdth-88 text-[clamp(1.9rem,3vw,2.6rem)] leading-none">{title}</h1>
      {children}
    </div>
  )
}

/** A white sheet on the console's gray. */
export function StaffSheet({ className, children }: { className?: string; children: ReactNode }) {
  return <div className={cn("min-w-0 rounded-[20px] bg-white", className)}>{children}</div>
}

interface View {
  label: string
  to: string
  isOpen: boolean
}

/** Views of one list, as links: what is open is ink. */
export function StaffViews({ label, views }: { label: string; views: readonly View[] }) {
  return (
    <nav aria-label={label} className="flex flex-wrap gap-2">
      {views.map(view => (
        <Link
          key={view.label}
          to={view.to}
          aria-current={view.isOpen ? "page" : undefined}
          className="inline-flex min-h-11 items-center rounded-xl bg-gray-200 px-4 font-bold no-underline hover:bg-gray-300 aria-[current]:bg-ink aria-[current]:text-white"
        >
          {view.label}
        </Link>
      ))}
    </nav>
  )
}

interface TurnProps {
  /** What is turned over, for screen readers. */
  label: string
  /** Where the list begins; null where it is seen from its beginning. */
  first: string | null
  next: string | null
}

/** A list that is turned over by where it stopped, so that it costs the same on every page. */
export function KeysetPagination({ label, first, next }: TurnProps) {
  if (!first && !next) return null
  return (
    <nav aria-label={`${label}, pages`} className="flex flex-wrap justify-end gap-3 px-4 pt-4 pb-5">
      {first && (
        <PushButton to={first} variant="white" size="sm" icon="ph:arrow-line-left-bold">
          Back to the newest
        </PushButton>
      )}
      {next && (
        <PushButton to={next} variant="white" size="sm" iconAfter="ph:arrow-right-bold">
          Next page
        </PushButton>
      )}
    </nav>
  )
}
