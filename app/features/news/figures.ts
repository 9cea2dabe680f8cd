import type { SupabaseDb } from "#app/lib/supabase/types.ts"
import type { ArticleBlock } from "#content/schema/articles.ts"

/** What the numbers in articles come from. */
export const FIGURE_TABLES = ["impact_metrics", "impact_counts"]

/** A public number as it is at the moment. */
export interface Figure {
  label: string
  value: number
  /** The last day that it counts. */
  asOf: string
  definition: string
  method: string
}

/** Whether the text changes when a public number does. */
export function hasFigures(blocks: readonly ArticleBlock[]) {
  return blocks.some(({ kind }) => kind === "figure")
}

/** The public numbers that the blocks show, by their id. */
export async function figuresOf(
  db: SupabaseDb,
  blocks: readonly ArticleBlock[],
): Promise<Record<string, Figure>> {
  const ids = blocks.flatMap(block => (block.kind === "figure" ? [block.metric] : []))
  if (ids.length === 0) return {}
  const { data } = await db
    .from("impact_metrics")
    .select("id, label, definition, method, records, baseline, baseline_on, impact_counts(amount)")
    .in("id", ids)
    .throwOnError()
  const today = new Date().toISOString().slice(0, 10)
  return Object.fromEntries(
    data.map(({ id, label, definition, method, records, baseline, baseline_on, impact_counts }) => [
      id,
      {
        ...{ label, definition, method },
        value: baseline + (impact_counts?.amount ?? 0),
        // Without records of this site the number is counted by hand, up to that day.
        asOf: records.length > 0 ? today : baseline_on,
      },
    ]),
  )
}
