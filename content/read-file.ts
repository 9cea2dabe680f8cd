import { globSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { parseDocument } from "yaml"
import type { z } from "zod"

/** What a YAML file can hold. */
export type Json = string | number | boolean | null | Json[] | { [key: string]: Json }

/** Reads a YAML file and checks it; errors name the file and the place in it. */
export function readContentFile<Schema extends z.ZodType>(
  path: string,
  schema: Schema,
  prepare?: (content: Json) => Json,
): z.output<Schema> {
  return parseContent(path, readFileSync(path, "utf8"), schema, prepare)
}

/** Checks the text of a YAML file that is read already. */
export function parseContent<Schema extends z.ZodType>(
  path: string,
  text: string,
  schema: Schema,
  prepare: (content: Json) => Json = content => content,
): z.output<Schema> {
  const document = parseDocument(text, { prettyErrors: true })
  const [problem] = [...document.errors, ...document.warnings]
  if (problem) throw new Error(`${path}: ${problem.message}`)
  const result = schema.safeParse(prepare(document.toJS()))
  if (result.success) return result.data
  const lines = result.error.issues.map(issue => `  ${issue.path.join(".") || "file"}: ${issue.message}`)
  throw new Error(`${path} does not fit its schema:\n${lines.join("\n")}`)
}

/** The YAML files in a folder that match the pattern, by name. */
export function yamlFiles(root: string, pattern: string) {
  return globSync(`${pattern}.yaml`, { cwd: root })
    .sort()
    .map(file => join(root, file))
}
