import type { Database, RequestContext } from "../../postgres/database.ts"
import type { Preferences } from "../query/preferences.ts"
import type { Parameters } from "./parameters.ts"
import { MAX_ROWS, matchingSql, type Selection } from "./select-rows.ts"

export interface Total {
  /** What the statement itself counts. */
  inline?: string
  /** What has to be asked of the planner afterwards, given what was counted. */
  estimate?(database: Database, context: RequestContext, counted: number | null): Promise<number>
}

type Selecting = (parameters: Parameters) => Selection

/** How the rows are to be counted, in a statement with these parameters. */
export function totalOf(count: Preferences["count"], parameters: Parameters, selecting: Selecting): Total {
  if (!count) return {}
  const planned = (database: Database, context: RequestContext) =>
    plannedRows(database, context, parameters.another(), selecting)
  if (count === "planned") return { estimate: planned }
  const selection = selecting(parameters)
  const matching = matchingSql(selection)
  if (count === "exact") {
    const all = `(select count(*) from (${matching}) "c")`
    // A whole answer that is not cut off has been counted already.
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
  selecting: Selecting,
) {
  const text = `explain (format json) ${matchingSql(selecting(parameters))}`
  const { rows } = await database.read(context, parameters.statement(text))
  const [{ Plan: plan }] = JSON.parse(rows[0]![0]!) as [{ Plan: { "Plan Rows": number } }]
  return plan["Plan Rows"]
}
