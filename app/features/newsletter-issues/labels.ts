import { TOPIC_CHOICES } from "#app/lib/newsletter/topics.ts"
import type { DbEnum } from "#app/lib/supabase/types.ts"

export const STATUS_LABELS: Record<DbEnum<"newsletter_issue_status">, string> = {
  draft: "Draft",
  sending: "Sending",
  sent: "Sent",
  stopped: "Stopped",
}

/** Who gets an issue, in a few words. */
export function segmentLabel({ topic, state }: { topic: DbEnum<"newsletter_topic">; state: string | null }) {
  const { label } = TOPIC_CHOICES.find(({ value }) => value === topic)!
  return state ? `${label}, ${state}` : label
}

/** The function that counts stops at 1001. */
export function peopleLabel(count: number) {
  if (count > 1000) return "more than 1,000 people"
  return count === 1 ? "one person" : `${count} people`
}
