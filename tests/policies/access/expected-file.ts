import { existsSync, readFileSync, writeFileSync } from "node:fs"

/** With UPDATE_ACCESS=1, writes the observed lines to the expected file, for review in the diff. */
export function updateExpected(file: string, observed: string[]) {
  if (process.env.UPDATE_ACCESS === "1") writeFileSync(file, `${observed.join("\n")}\n`)
}

export function expectedLines(file: string) {
  return existsSync(file) ? readFileSync(file, "utf8").trimEnd().split("\n") : []
}

/** The lines that differ from the expected file, or an empty string. */
export function diffExpected(file: string, observed: string[]): string {
  const expected = expectedLines(file)
  const lines = [
    ...expected.filter(line => !observed.includes(line)).map(line => `- ${line}`),
    ...observed.filter(line => !expected.includes(line)).map(line => `+ ${line}`),
  ]
  if (lines.length === 0) return ""
  const advice =
    "Review every line. If the change is intended: UPDATE_ACCESS=1 npx vitest run tests/policies/access"
  return `${file} differs from the database (- expected, + observed):\n${lines.join("\n")}\n${advice}`
}
