import { dirname, join } from "node:path"
import type { SourceFile } from "./rule.ts"

interface ModuleImport {
  /** A path from the root of the project, or the name of a package. */
  target: string
  isDynamic: boolean
  isTypeOnly: boolean
}

const IMPORT =
  /(?:\bimport\s+(type\b)?[^"'`;]*?\bfrom|\bexport\b[^"'`;]*?\bfrom|\bimport)\s*(\()?\s*["'`]([^"'`]+)/g

export function importsOf({ path, text }: SourceFile): ModuleImport[] {
  return [...text.matchAll(IMPORT)].map(([, typeOnly, bracket, name = ""]) => ({
    target: name.startsWith("#") ? name.slice(1) : name.startsWith(".") ? join(dirname(path), name) : name,
    isDynamic: bracket !== undefined,
    isTypeOnly: typeOnly !== undefined,
  }))
}
