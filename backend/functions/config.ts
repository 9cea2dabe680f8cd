import { existsSync, readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"

const NAME = /^[a-z0-9][\w-]*$/i

/** The functions in a folder: those with a handler. Names with an underscore in front are shared code. */
export function functionsIn(folder: string): ReadonlySet<string> {
  const entries = readOrNothing(() => readdirSync(folder)) ?? []
  const names = entries.filter(name => NAME.test(name) && existsSync(join(folder, name, "handler.ts")))
  return new Set(names)
}

/** The functions that anybody may call without a key or token, as the Supabase CLI reads them. */
export function publicFunctions(folder: string): ReadonlySet<string> {
  const text = readOrNothing(() => readFileSync(join(folder, "../config.toml"), "utf8")) ?? ""
  const names = new Set<string>()
  let section = ""
  for (const line of text.split("\n")) {
    section = /^\s*\[functions\."?([\w-]+)"?\]/.exec(line)?.[1] ?? (/^\s*\[/.test(line) ? "" : section)
    if (section && /^\s*verify_jwt\s*=\s*false\b/.test(line)) names.add(section)
  }
  return names
}

function readOrNothing<Content>(read: () => Content): Content | undefined {
  try {
    return read()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error
  }
}
