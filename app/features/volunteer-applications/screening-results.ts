import type { DbEnum } from "#app/lib/supabase/types.ts"

export const SCREENING_RESULTS: Readonly<Record<DbEnum<"screening_result">, string>> = {
  passed: "Passed",
  "not-passed": "Not passed",
}
