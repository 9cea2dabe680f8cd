import { importWalls } from "./imports.ts"
import { nameWalls } from "./names.ts"
import { secretWalls } from "./secrets.ts"
import type { SourceFile, Wall } from "./wall.ts"

export const walls: Wall[] = [...importWalls, ...secretWalls, ...nameWalls]

/** Every fault of a file as `path: what is wrong`. */
export function faultsOf(file: SourceFile): string[] {
  return walls.flatMap(wall => wall.faults(file).map(fault => `${file.path}: ${fault}`))
}
