export interface SourceFile {
  path: string
  text: string
}

/** One rule of the house: says what is wrong with a file, or nothing. */
export interface Wall {
  rule: string
  faults(file: SourceFile): string[]
}

export function isTest(path: string) {
  return /\.(test|spec)\.tsx?$/.test(path)
}

/** What lies beside the sources for their tests alone. */
export function isTestSupport(path: string) {
  return path.startsWith("tests/") || /\/(testing|fixtures?)(\/|\.ts$)/.test(path)
}

export function isCode(path: string) {
  return /\.(ts|tsx|mjs)$/.test(path)
}
