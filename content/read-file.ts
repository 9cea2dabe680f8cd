import { readFileSync } from "node:fs"
import { parseDocument } from "yaml"
import type { z } from "zod"

/** Reads a YAML file and checks it; errors name the file and the place in it. */
export function readContentFile<Schema extends z.ZodType>(path: string, schema: Schema): z.output<Schema> {
  const document = parseDocument(readFileSync(path, "utf8"), { prettyErrors: true })
  const [problem] = [...document.errors, ...document.warnings]
  if (problem) throw new Error(`${path}: ${problem.message}`)
  const result = schema.safeParse(document.toJS())
  if (result.success) return result.data
  const lines = result.error.issues.map(issue => `  ${issue.path.join(".") || "file"}: ${issue.message}`)
  throw new Error(`${path} does not fit its schema:\n${lines.join("\n")}`)
}
