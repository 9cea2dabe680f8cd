import type { Database, RequestContext } from "../../postgres/database.ts"
import type { Preferences } from "../query/preferences.ts"
import type { Parameters } from "./parameters.ts"
import { MAX_ROWS, matchingSql, type Selection } from "./select-rows.ts"

interface Total {
  /** SQL that counts within the statement. */
  inline?: string
  /** Asks the planner afterwards, given the count so far. */
  estimate?(database: Database, context: RequestContext, counted: number | null): Promise<number>
}

type BuildSelection = (parameters: Parameters) => Selection

/** How to count the rows of a statement. */
export function totalOf(
  count: Preferences["count"],
  parameters: Parameters,
  buildSelection: BuildSelection,
): Total {
  if (!count) return {}
  const planned = (database: Database, context: RequestContext) =>
    plannedRows(database, context, parameters.fork(), buildSelection)
  if (count === "planned") return { estimate: planned }
  const selection = buildSelection(parameters)
  const matching = matchingSql(selection)
  if (count === "exact") {
    const all = `(select count(*) from (${matching}) "c")`
    // A complete result that was not cut off is already counted.
    return {
      inline: isPage(selection) ? all : `case when count(*) < ${MAX_ROWS} then count(*) else ${all} end`,
    }
  }
  return {
    inline: `(select count(*) from (${matching} limit ${MAX_ROWS + 1}) "c")`,
    async estimate(database, context, counted) {
      if (counted !== null && counted <= MAX_ROWS) return counted
      return Math.max(counted ?? 0, await planned(database, context))
    },
  }
}

function isPage({ items, modifiers: { limit, offset } }: Selection) {
  if (limit !== undefined || offset !== undefined) return true
  return items.some(item => item.kind === "field" && item.field.name === "count")
}

async function plannedRows(
  database: Database,
  context: RequestContext,
  parameters: Parameters,
  buildSelection: BuildSelection,
) {
  const text = `explain (format json) ${matchingSql(buildSelection(parameters))}`
  const { rows } = await database.read(context, parameters.statement(text))
  const [{ Plan: plan }] = JSON.parse(rows[0]![0]!) as [{ Plan: { "Plan Rows": number } }]
  return plan["Plan Rows"]
}
