/** A line of the doctor page. */
export interface Check {
  name: string
  state: "good" | "bad" | "note"
  text: string
  /** How to fix it, in one or two sentences. */
  fix?: string
}

export const DAY_MS = 86_400_000
export const GB = 1_000_000_000

export function check(
  name: string,
  isGood: boolean,
  text: string,
  problem: { text: string; fix: string },
): Check {
  return isGood ? { name, state: "good", text } : { name, state: "bad", ...problem }
}

export function gigabytes(bytes: number) {
  return `${(bytes / GB).toFixed(bytes < GB ? 2 : 1)} GB`
}
