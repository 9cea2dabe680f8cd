import { relationNamed } from "../catalog/relations.ts"
import { negotiate } from "../query/media-type.ts"
import { parseQuery } from "../query/query-string.ts"
import { addApplied, contextOf, type Exchange, rangeOf } from "../rest-request.ts"
import { totalOf } from "../sql/count.ts"
import { Parameters } from "../sql/parameters.ts"
import { relationScope } from "../sql/scope.ts"
import { MAX_ROWS, rowsSql, type Selection } from "../sql/select-rows.ts"
import { bodyOf, checkSingular, contentRange, finalStatement, pageStatus, resultOf } from "./response.ts"

export async function readTable(exchange: Exchange, name: string): Promise<Response> {
  const { request, catalog, database, preferences, queryString } = exchange
  const relation = relationNamed(catalog, name)
  const answered = negotiate(request.headers.get("accept"))
  const { select: items, root: modifiers } = parseQuery(queryString, false)
  if (modifiers.limit === undefined && modifiers.offset === undefined) {
    Object.assign(modifiers, rangeOf(request))
  }
  function selecting(parameters: Parameters): Selection {
    const scope = relationScope({ catalog, parameters }, relation)
    const from = `${relation.sql} as ${scope.alias}`
    return { scope, from, joined: [], items, modifiers, maxRows: MAX_ROWS }
  }
  const parameters = new Parameters(catalog.generation)
  const { text, names } = rowsSql(selecting(parameters))
  const total = totalOf(preferences.count, parameters, selecting)
  const body = request.method === "HEAD" ? "none" : "rows"
  const statement = finalStatement(parameters, answered, { rows: text, names, body, total: total.inline })
  const context = contextOf(exchange)
  const result = resultOf(await database.read(context, statement))
  checkSingular(answered, result)
  if (total.estimate) result.total = await total.estimate(database, context, result.total)
  const first = modifiers.offset ?? 0
  const status = pageStatus(first, result.shown, result.total)
  const headers = new Headers({
    "content-type": answered.contentType,
    "content-range": contentRange(first, result.shown, result.total),
  })
  addApplied(headers, preferences, ["count", "handling"])
  return new Response(body === "none" ? null : bodyOf(answered, result, names, false), { status, headers })
}
