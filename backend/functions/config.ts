import { existsSync, readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"

const NAME = /^[a-z0-9][\w-]*$/i

/** The functions in a folder: those with a handler. Names starting with an underscore are shared code. */
export function listFunctions(folder: string): ReadonlySet<string> {
  const entries = readIfExists(() => readdirSync(folder)) ?? []
  const names = entries.filter(name => NAME.test(name) && existsSync(join(folder, name, "handler.ts")))
  return new Set(names)
}

/** Functions with `verify_jwt = false`, which can be called without a key or token. */
export function publicFunctions(folder: string): ReadonlySet<string> {
  const text = readIfExists(() => readFileSync(join(folder, "../config.toml"), "utf8")) ?? ""
  const names = new Set<string>()
  let section = ""
  for (const line of text.split("\n")) {
    section = /^\s*\[functions\."?([\w-]+)"?\]/.exec(line)?.[1] ?? (/^\s*\[/.test(line) ? "" : section)
    if (section && /^\s*verify_jwt\s*=\s*false\b/.test(line)) names.add(section)
  }
  return names
}

function readIfExists<Content>(read: () => Content): Content | undefined {
  try {
    return read()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error
  }
}
