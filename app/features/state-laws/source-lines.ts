import type { LawSource } from "#content/schema/resources.ts"

type StoredSource = Readonly<Partial<LawSource>>

/** Sources as staff edit them: one per line, its parts separated by bars. Not parsed, because browsers load it. */
export function linesOf(sources: unknown) {
  const stored: StoredSource[] = Array.isArray(sources) ? sources : []
  return stored
    .map(({ title, publisher, url, accessed }) => [title, publisher, url, accessed].join(" | "))
    .join("\n")
}

export function sourcesOf(lines: string): LawSource[] {
  return lines
    .split("\n")
    .filter(line => line.trim() !== "")
    .map(line => {
      const [title = "", publisher = "", url = "", accessed = ""] = line.split("|").map(part => part.trim())
      return { title, publisher, url, accessed }
    })
}
