import type { Enums } from "#app/lib/supabase/database.types.ts"

export const CATEGORY_LABELS: Readonly<Record<Enums<"team_category">, string>> = {
  board: "Board",
  staff: "Staff",
  "medical-advisors": "Medical advisors",
  "chapter-leaders": "Chapter leaders",
  volunteers: "Volunteers",
}
