import type { ReactNode } from "react"
import { cn } from "#app/lib/theming/cn.ts"
import { Badge } from "#app/ui/data/badge.tsx"
import { Form, SubmitButton } from "#app/ui/forms/form.tsx"
import { PushButton } from "#app/ui/forms/push-button.tsx"
import { Link } from "#app/ui/navigation/link.tsx"

/** The title of a staff page, with an optional tool on the right. */
export function StaffHeading({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-3">
      <h1 className="wdth-88 text-[clamp(1.9rem,3vw,2.6rem)] leading-none">{title}</h1>
      {children}
    </div>
  )
}

/** A white panel on the gray background of the staff pages. */
export function StaffSheet({ className, children }: { className?: string; children: ReactNode }) {
  return <div className={cn("min-w-0 rounded-[20px] bg-white", className)}>{children}</div>
}

interface View {
  label: string
  to: string
  isOpen: boolean
}

/** Links to the views of a list; the current one is dark. */
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

interface PaginationProps {
  /** The list’s name for screen readers. */
  label: string
  /** Null on the first page. */
  first: string | null
  next: string | null
}

/** Keyset pagination: the cost does not grow with the page number. */
export function KeysetPagination({ label, first, next }: PaginationProps) {
  if (!first && !next) return null
  return (
    <nav aria-label={`${label}, pages`} className="flex flex-wrap justify-end gap-3 px-4 pt-4 pb-5">
      {first && (
        <PushButton to={first} variant="white" size="sm" icon="ph:arrow-line-left-bold">
          First page
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

/** Green is public or reached, yellow waits for someone, blue is on its way, red went wrong. Others are gray. */
const TONES = {
  green: [
    ...["Published", "Public", "Open", "Active", "Paid", "Sent", "Shipped", "Delivered", "Imported"],
    ...["Approved", "Agreed", "Completed", "Done", "Resolved", "Drawn", "Redrawn"],
  ],
  marigold: [
    ...["In review", "To review", "Waiting", "Waiting for approval", "To do", "Received", "Requested"],
    ...["Not imported yet", "Out of stock"],
  ],
  air: [
    ...["Draft", "Scheduled", "Opens soon", "Forming", "Packed", "Sending", "On its way"],
    ...["In conversation", "In training"],
  ],
  siren: ["Failed", "Disputed"],
} as const

const TONE_OF = new Map(
  Object.entries(TONES).flatMap(([tone, labels]) =>
    labels.map(label => [label as string, tone as keyof typeof TONES] as const),
  ),
)

/** The status of a record, in the color that it has in every list. */
export function StatusBadge({ status, className }: { status: string; className?: string }) {
  return (
    <Badge tone={TONE_OF.get(status)} className={className}>
      {status}
    </Badge>
  )
}

interface TrashFormProps {
  /** Which records of this kind stay. */
  rule?: string | undefined
  /** False leaves the rule without the button. */
  isPossible?: boolean
}

/** Below a record: moves it into the trash. */
export function TrashForm({ rule, isPossible = true }: TrashFormProps) {
  return (
    <Form intent="trash" result={{}} className="gap-3 border-ink border-t-[2.5px] pt-4">
      <p className="text-gray-600 text-small">
        {rule && `${rule} `}
        {isPossible && "Nobody sees it in the trash. You can restore it for 30 days."}
      </p>
      {isPossible && (
        <SubmitButton variant="white" size="sm" className="justify-self-start">
          Move it to the trash
        </SubmitButton>
      )}
    </Form>
  )
}
