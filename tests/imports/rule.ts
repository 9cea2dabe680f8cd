export interface SourceFile {
  path: string
  text: string
}

/** Reports what is wrong with a file. */
export interface Rule {
  rule: string
  violations(file: SourceFile): string[]
}

export function isTest(path: string) {
  return /\.(test|spec)\.tsx?$/.test(path)
}

/** Code that only tests may import. */
export function isTestSupport(path: string) {
  return path.startsWith("tests/") || /\/(testing|fixtures?)(\/|\.ts$)/.test(path)
}

export function isCode(path: string) {
  return /\.(ts|tsx|mjs)$/.test(path)
}
