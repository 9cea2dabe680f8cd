import { HttpError, jsonResponse } from "../../http.ts"
import type { Call } from "../call.ts"
import type { Relation } from "../catalog/relation.ts"

/** OpenAPI description of tables and functions, for the secret key only, as on hosted Supabase. */
export function openApi({ caller, catalog, request }: Call): Response {
  if (caller.role !== "service_role") {
    const hint = "Only secret API keys can be used for this endpoint."
    throw new HttpError(401, { message: "Secret API key required", hint })
  }
  const tables = [...catalog.relations.values()]
  const document = {
    swagger: "2.0",
    info: { title: "standard public schema", version: "1" },
    basePath: "/",
    produces: ["application/json", "application/vnd.pgrst.object+json", "text/csv"],
    consumes: ["application/json", "text/csv"],
    paths: Object.fromEntries([
      ...tables.map(({ name }) => [`/${name}`, { get: { tags: [name] }, post: { tags: [name] } }]),
      ...[...catalog.routines.keys()].map(name => [`/rpc/${name}`, { post: { tags: [`(rpc) ${name}`] } }]),
    ]),
    definitions: Object.fromEntries(tables.map(table => [table.name, definitionOf(table)])),
  }
  const headers = { "content-type": "application/openapi+json; charset=utf-8" }
  return request.method === "HEAD" ? new Response(null, { headers }) : jsonResponse(200, document, headers)
}

function definitionOf({ columns }: Relation) {
  const properties = [...columns.values()].map(({ name, type }) => [name, { format: type }])
  return { type: "object", properties: Object.fromEntries(properties) }
}
