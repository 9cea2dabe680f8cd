import { importWalls } from "./folders.ts"
import { nameWalls } from "./names.ts"
import type { SourceFile, Wall } from "./rule.ts"
import { secretWalls } from "./secrets.ts"

export const walls: Wall[] = [...importWalls, ...secretWalls, ...nameWalls]

/** Every fault of a file as `path: what is wrong`. */
export function faultsOf(file: SourceFile): string[] {
  return walls.flatMap(wall => wall.faults(file).map(fault => `${file.path}: ${fault}`))
}
