import { existsSync } from "node:fs"
import { join } from "node:path"
import { readContentFile } from "./read-file.ts"
import { type CitedSource, sourcesFile } from "./schema/sources.ts"

/** The sources of a language, in the order of their file. */
export function readSources(dir: string, locale: string): CitedSource[] {
  const file = join(dir, locale, "sources.yaml")
  if (!existsSync(file)) return []
  return Object.entries(readContentFile(file, sourcesFile)).map(([id, source]) => ({ id, ...source }))
}

/** The cited sources in the order of the list; an unknown id is an error that names the file. */
export function citedSources(sources: CitedSource[], ids: readonly string[], file: string) {
  const unknown = ids.find(id => !sources.some(source => source.id === id))
  if (unknown) throw new Error(`${file} cites ${unknown}, which sources.yaml does not list`)
  return sources.filter(({ id }) => ids.includes(id))
}
