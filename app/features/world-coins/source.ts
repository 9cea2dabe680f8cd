/** Something that can be finished, as the database names it. Lessons are missing: the database notices them itself. */
type Source =
  | { kind: "scene"; place: string; scene: string }
  | { kind: "game"; place: string; game: string }
  | { kind: "daily"; day: string }

function parseSource(source: string): Source | null {
  const [, kind, place = "", name = ""] = /^(scene|game):([a-z]+)\/([a-z-]+)$/.exec(source) ?? []
  if (kind === "scene") return { kind, place, scene: name }
  if (kind === "game") return { kind, place, game: name }
  const day = /^daily:(\d{4}-\d\d-\d\d)$/.exec(source)?.[1]
  return day ? { kind: "daily", day } : null
}

/** By which its worth is known. */
export function kindOf(source: string) {
  return source.split(":", 1)[0]!
}

/** The answers to "is this really finished?", by the kind of source. */
export interface ProofChecks {
  scene(place: string, scene: string, choices: readonly string[]): boolean
  game(place: string, game: string, proof: readonly string[]): boolean
  daily(day: string, proof: readonly string[]): boolean
}

export function isProven(source: string, proof: readonly string[], checks: ProofChecks): boolean {
  const parsed = parseSource(source)
  switch (parsed?.kind) {
    case "scene":
      return checks.scene(parsed.place, parsed.scene, proof)
    case "game":
      return checks.game(parsed.place, parsed.game, proof)
    case "daily":
      return checks.daily(parsed.day, proof)
    case undefined:
      return false
  }
}
