import { createHash } from "node:crypto"
import { globSync, readFileSync } from "node:fs"

/** Changes with the content of every file that matches. */
export function hashFiles(globs: readonly string[], { exclude = [] as string[], salt = "" } = {}) {
  const hash = createHash("sha256").update(salt)
  for (const file of globSync([...globs], { exclude }).sort()) hash.update(file).update(readFileSync(file))
  return hash.digest("hex").slice(0, 16)
}
