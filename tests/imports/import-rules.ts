import { folderRules } from "./folders.ts"
import { hiddenTextRule } from "./hidden-text.ts"
import { nameRules } from "./names.ts"
import type { Rule, SourceFile } from "./rule.ts"
import { securityRules } from "./security.ts"

export const importRules: Rule[] = [...folderRules, ...securityRules, ...nameRules, hiddenTextRule]

/** Every violation as `path: message`. */
export function violationsOf(file: SourceFile): string[] {
  return importRules.flatMap(rule => rule.violations(file).map(message => `${file.path}: ${message}`))
}
