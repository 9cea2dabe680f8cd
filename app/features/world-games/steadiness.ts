import { BREATH_SECONDS } from "#app/lib/breathing/pace.ts"

export const MINUTE_MS = 60_000
/** The breaths of one minute at the pace of the emergency steps. */
export const BREATHS_PER_MINUTE = 60 / BREATH_SECONDS.adult

// Ratios of the average gap: what still feels even, and what feels like two rhythms.
const EVEN = 0.1
const WANDERING = 0.25
/** How far from the pace an average may be, in seconds, and still be called right. */
const NEAR_SECONDS = 0.6
/** Fewer gaps do not show a rhythm. */
const MIN_GAPS = 5

type Rhythm = "short" | "steady" | "settling" | "wandering"
type Pace = "right" | "fast" | "slow"

export interface Steadiness {
  rhythm: Rhythm
  pace: Pace
  /** The average time between two breaths, in seconds with one decimal. */
  average: number
  shortest: number
  longest: number
  /** 0 to 100: how even the gaps are, and how near to the pace. */
  score: number
}

/** How steady the breaths are that started at these times, in milliseconds. */
export function steadinessOf(times: readonly number[]): Steadiness {
  const gaps = times.slice(1).map((time, at) => (time - times[at]!) / 1000)
  if (gaps.length === 0)
    return { rhythm: "short", pace: "right", average: 0, shortest: 0, longest: 0, score: 0 }
  const average = gaps.reduce((sum, gap) => sum + gap, 0) / gaps.length
  const spread = Math.sqrt(gaps.reduce((sum, gap) => sum + (gap - average) ** 2, 0) / gaps.length) / average
  const distance = average - BREATH_SECONDS.adult
  const evenness = Math.max(0, 1 - spread / (2 * WANDERING))
  const nearness = Math.max(0, 1 - Math.abs(distance) / (BREATH_SECONDS.adult / 2))
  return {
    rhythm: gaps.length < MIN_GAPS ? "short" : rhythmOf(spread),
    pace: Math.abs(distance) <= NEAR_SECONDS ? "right" : distance < 0 ? "fast" : "slow",
    average: rounded(average),
    shortest: rounded(Math.min(...gaps)),
    longest: rounded(Math.max(...gaps)),
    score: Math.round(100 * (0.6 * evenness + 0.4 * nearness)),
  }
}

function rhythmOf(spread: number): Rhythm {
  if (spread <= EVEN) return "steady"
  return spread <= WANDERING ? "settling" : "wandering"
}

function rounded(seconds: number) {
  return Math.round(seconds * 10) / 10
}
