import { type Call, contextOf, pageOf, setAppliedPreferences } from "../call.ts"
import { findRelation } from "../catalog/relations.ts"
import { negotiate } from "../query/media-type.ts"
import { parseQuery } from "../query/query-string.ts"
import { totalOf } from "../sql/count.ts"
import { Parameters } from "../sql/parameters.ts"
import { relationScope } from "../sql/scope.ts"
import { MAX_ROWS, rowsSql, type Selection } from "../sql/select-rows.ts"
import { bodyOf, buildStatement, checkSingular, contentRange, pageStatus, parseResult } from "./response.ts"

export async function readTable(call: Call, name: string): Promise<Response> {
  const { request, catalog, database, preferences, queryString } = call
  const relation = findRelation(catalog, name)
  const responseFormat = negotiate(request.headers.get("accept"))
  const { select: items, root: modifiers } = parseQuery(queryString, false)
  Object.assign(modifiers, pageOf(request, modifiers))
  function buildSelection(parameters: Parameters): Selection {
    const scope = relationScope({ catalog, parameters }, relation)
    const from = `${relation.sql} as ${scope.alias}`
    return { scope, from, joined: [], items, modifiers, maxRows: MAX_ROWS }
  }
  const parameters = new Parameters(catalog.generation)
  const { text, names } = rowsSql(buildSelection(parameters))
  const total = totalOf(preferences.count, parameters, buildSelection)
  const body = request.method === "HEAD" ? "none" : "rows"
  const statement = buildStatement(parameters, responseFormat, {
    rows: text,
    names,
    body,
    total: total.inline,
  })
  const context = contextOf(call)
  const result = parseResult(await database.read(context, statement))
  checkSingular(responseFormat, result)
  if (total.estimate) result.total = await total.estimate(database, context, result.total)
  const first = modifiers.offset ?? 0
  const status = pageStatus(first, result.rowCount, result.total)
  const headers = new Headers({
    "content-type": responseFormat.contentType,
    "content-range": contentRange(first, result.rowCount, result.total),
  })
  setAppliedPreferences(headers, preferences, ["count", "handling"])
  return new Response(body === "none" ? null : bodyOf(responseFormat, result, names, false), {
    status,
    headers,
  })
}
