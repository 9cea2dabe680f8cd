import type { ClientBase } from "pg"
import { readFunctions } from "./functions.ts"
import type { Statement } from "./statements.ts"
import {
  readColumnGrants,
  readGrants,
  readPolicies,
  readPublication,
  readRowSecurity,
} from "./table-access.ts"
import { readColumnOptions, readComments, readIndexes, readTriggers } from "./table-parts.ts"
import { readTables } from "./tables.ts"
import { readSchemas, readTypes, readViews } from "./types.ts"

const HEADER = "-- Generated from the migrations by npm run db:schema. Do not edit.\n"

// Each reader's statements follow those of the reader before it, so the order is the order inside a file.
const READERS = [
  readSchemas,
  readTypes,
  readTables,
  readViews,
  readFunctions,
  readComments,
  readColumnOptions,
  readIndexes,
  readRowSecurity,
  readPolicies,
  readGrants,
  readColumnGrants,
  readTriggers,
  readPublication,
]

/** The text of every file in supabase/schemas, by its path in that folder. */
export async function generateSchema(client: ClientBase): Promise<Map<string, string>> {
  // Expressions name the schemas of what they use only while those are not on the path.
  await client.query("set search_path = ''")
  const files = new Map<string, string>()
  for (const read of READERS) {
    for (const group of groupedByFile(await read(client))) {
      const [file, texts] = group
      files.set(file, `${files.get(file) ?? HEADER}\n${texts.join("\n")}\n`)
    }
  }
  return new Map([...files].sort(([a], [b]) => (a < b ? -1 : 1)))
}

function groupedByFile(statements: Statement[]) {
  return Map.groupBy(statements, ({ file }) => file)
    .entries()
    .map(([file, found]) => [file, found.map(({ text }) => text)] as const)
}
