import type { ClientBase } from "pg"
import { readCatalog } from "./catalog.ts"
import { renderTypes } from "./render.ts"

/** The types of a database's public schema, as the text of a TypeScript module. */
export async function generateTypes(client: ClientBase): Promise<string> {
  return renderTypes(await readCatalog(client, "public"))
}
