import { existsSync, readFileSync, writeFileSync } from "node:fs"

/** With UPDATE_ACCESS=1 the reviewed file takes over what was observed, for a person to look at before it lands. */
export function updateIfAsked(file: string, observed: string[]) {
  if (process.env.UPDATE_ACCESS === "1") writeFileSync(file, `${observed.join("\n")}\n`)
}

/** The difference between what was observed and the reviewed file, line by line; empty when there is none. */
export function differenceFromReviewed(file: string, observed: string[]): string {
  const reviewed = existsSync(file) ? readFileSync(file, "utf8").trimEnd().split("\n") : []
  const lines = [
    ...reviewed.filter(line => !observed.includes(line)).map(line => `- ${line}`),
    ...observed.filter(line => !reviewed.includes(line)).map(line => `+ ${line}`),
  ]
  if (lines.length === 0) return ""
  const advice = `Review each line. If it is meant: UPDATE_ACCESS=1 npx vitest run ${file.replace(/\/[^/]*$/, "")}`
  return `${file} differs from the database (- reviewed, + observed):\n${lines.join("\n")}\n${advice}`
}
