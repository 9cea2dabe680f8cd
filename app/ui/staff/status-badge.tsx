import { Badge } from "#app/ui/data/badge.tsx"

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
