import type { StaffMessage } from "#app/lib/staff/define-staff-list.ts"
import { Callout } from "#app/ui/data/callout.tsx"

/** Says what the last form did; hidden while a form shows errors. */
export function StaffMessageLine({ message }: { message: StaffMessage | null }) {
  if (!message) return null
  return (
    <div role="status">
      <Callout tone={message.tone}>{message.text}</Callout>
    </div>
  )
}
