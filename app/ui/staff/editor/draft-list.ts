/** What staff lists show of records that have a published version and a draft of the next one. */

interface Draft {
  status: "writing" | "review" | "reviewed"
  publish_at: string | null
  publish_problem: string | null
}

const DRAFT_LABELS: Record<Draft["status"], string> = {
  writing: "Draft",
  review: "In review",
  reviewed: "Reviewed",
}

export function draftLabel({ status, publish_at, publish_problem }: Draft) {
  if (publish_problem) return "Could not be published"
  return publish_at ? "Scheduled" : DRAFT_LABELS[status]
}

export const DRAFT_VIEWS = [
  { value: "all", label: "All" },
  { value: "changing", label: "Being changed" },
  { value: "review", label: "In review" },
] as const

export const DRAFT_MESSAGES = {
  review: { text: "It’s waiting for its medical review.", tone: "good" },
  reviewed: { text: "The review is recorded. You can publish it now.", tone: "good" },
  writing: { text: "It’s a draft again.", tone: "good" },
  scheduled: { text: "Scheduled. It’s published by itself.", tone: "good" },
  canceled: { text: "It’s no longer scheduled.", tone: "good" },
  gone: { text: "Someone else published or discarded this draft.", tone: "warm" },
  "changed-meanwhile": {
    text: "Someone else changed this draft just now. Look at it, then try again.",
    tone: "warm",
  },
  "not-possible": { text: "Someone else already changed its state.", tone: "warm" },
} as const
