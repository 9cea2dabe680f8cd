import type { DbEnum } from "#app/lib/supabase/types.ts"

export type ChapterStatus = DbEnum<"chapter_status">

export const STATUS_LABELS: Readonly<Record<ChapterStatus, string>> = {
  forming: "Forming",
  active: "Active",
  paused: "Paused",
  closed: "Closed",
}

export const STATUS_ACTIONS: Readonly<Record<ChapterStatus, string>> = {
  forming: "Forming",
  active: "Open it",
  paused: "Pause it",
  closed: "Close it",
}
