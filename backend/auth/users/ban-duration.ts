import { validationFailed } from "../errors.ts"

const UNITS: Record<string, number> = { ns: 1e-6, us: 1e-3, µs: 1e-3, ms: 1, s: 1e3, m: 6e4, h: 3.6e6 }

/** Undefined if no ban is given, null if the ban is lifted. */
export function bannedUntil(duration: string): Date | null | undefined {
  if (duration === "") return undefined
  if (duration === "none") return null
  const parts = [...duration.matchAll(/(\d+(?:\.\d+)?)(ns|us|µs|ms|s|m|h)/g)]
  if (parts.length === 0 || parts.map(([text]) => text).join("") !== duration) {
    throw validationFailed("invalid format for ban duration")
  }
  const ms = parts.reduce((sum, [, count, unit]) => sum + Number(count) * UNITS[unit!]!, 0)
  const until = new Date(Date.now() + ms)
  if (Number.isNaN(until.getTime()) || until.getFullYear() > 9999)
    throw validationFailed("invalid format for ban duration")
  return until
}
