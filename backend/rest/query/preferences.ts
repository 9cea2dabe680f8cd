import type { HttpError } from "../../http.ts"
import { restError } from "../errors.ts"

export interface Preferences {
  return?: "minimal" | "headers-only" | "representation"
  count?: "exact" | "planned" | "estimated"
  resolution?: "merge-duplicates" | "ignore-duplicates"
  missing?: "default" | "null"
  handling?: "strict" | "lenient"
  maxAffected?: number
}

const KNOWN: Record<string, readonly string[]> = {
  return: ["minimal", "headers-only", "representation"],
  count: ["exact", "planned", "estimated"],
  resolution: ["merge-duplicates", "ignore-duplicates"],
  missing: ["default", "null"],
  handling: ["strict", "lenient"],
  // Accepted and ignored, like PostgREST with `db-tx-end=commit`.
  tx: ["commit", "rollback"],
}

export function parsePreferences(header: string | null): Preferences {
  const preferences: Preferences = {}
  if (!header) return preferences
  const invalid: string[] = []
  for (const text of header.split(",")) {
    const preference = text.trim()
    const equals = preference.indexOf("=")
    const name = preference.slice(0, equals)
    const value = preference.slice(equals + 1)
    if (name === "max-affected" && /^\d{1,9}$/.test(value)) preferences.maxAffected ??= Number(value)
    else if (Object.hasOwn(KNOWN, name) && KNOWN[name]!.includes(value)) {
      if (name !== "tx") Object.assign(preferences, { [name]: value, ...preferences })
    } else if (preference !== "") invalid.push(preference)
  }
  if (preferences.handling === "strict" && invalid.length > 0) {
    throw restError(400, "PGRST122", "Invalid preferences given with handling=strict", {
      details: `Invalid preferences: ${invalid.join(", ")}`,
    })
  }
  return preferences
}

const ORDER = ["resolution", "missing", "return", "count", "handling"] as const

/** The `Preference-Applied` header for preferences that applied to this request. */
export function applied(preferences: Preferences, names: readonly (keyof Preferences)[]): string | null {
  const parts = ORDER.filter(name => names.includes(name) && preferences[name] !== undefined).map(
    name => `${name}=${preferences[name]}`,
  )
  const { handling, maxAffected } = preferences
  if (names.includes("maxAffected") && handling === "strict" && maxAffected !== undefined) {
    parts.push(`max-affected=${maxAffected}`)
  }
  return parts.length > 0 ? parts.join(", ") : null
}

/** `max-affected` only applies with `handling=strict`. */
export function maxAffectedError({ handling, maxAffected }: Preferences, affected: number): HttpError | null {
  if (handling !== "strict" || maxAffected === undefined || affected <= maxAffected) return null
  return restError(400, "PGRST124", "Query result exceeds max-affected preference constraint", {
    details: `The query affects ${affected} rows`,
  })
}
