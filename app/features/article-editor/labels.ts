import type { DbEnum } from "#app/lib/supabase/types.ts"

export const KIND_LABELS: Record<DbEnum<"article_kind">, string> = { blog: "Blog", press: "Press release" }

export const STATUS_LABELS: Record<DbEnum<"article_status">, string> = {
  draft: "Draft",
  review: "In review",
  scheduled: "Scheduled",
  published: "Published",
  expired: "Taken down",
}

export const COLOR_LABELS = { mint: "Mint", air: "Light blue", butter: "Light yellow", marigold: "Yellow" }

export function optionsOf(labels: Readonly<Record<string, string>>) {
  return Object.entries(labels).map(([value, label]) => ({ value, label }))
}

export const CONFLICT =
  "Someone else saved this article while you were writing. Your text is still here, and theirs is a version. Compare both, then save yours anyway or discard it."
