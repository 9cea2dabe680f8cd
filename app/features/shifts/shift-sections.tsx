import { EmptyState } from "#app/ui/data/empty-state.tsx"
import { CommonRequirements } from "./missing-requirements.tsx"
import type { BoardShift } from "./queries.ts"
import { ShiftList } from "./shift-list.tsx"

/** The shifts on which the member has a place or waits for one. */
export function OwnShifts({ shifts }: { shifts: readonly BoardShift[] }) {
  const own = shifts.filter(({ status }) => status !== null)
  if (own.length === 0)
    return <EmptyState title="No shifts yet">Take one below, and it appears here.</EmptyState>
  return <ShiftList shifts={own.toSorted((a, b) => a.starts_at.localeCompare(b.starts_at))} />
}

/** The shifts that the member can take, those that fit their time first. */
export function OpenShifts({ shifts }: { shifts: readonly BoardShift[] }) {
  const open = shifts.filter(({ status }) => status === null)
  if (open.length === 0)
    return (
      <EmptyState title="No open shifts right now">
        We post new ones every week. Tell us below when you have time.
      </EmptyState>
    )
  return (
    <div className="grid gap-7">
      <CommonRequirements shifts={open} />
      <ShiftList shifts={open} />
    </div>
  )
}
