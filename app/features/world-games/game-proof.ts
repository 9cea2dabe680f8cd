import { bagOf, hasBag } from "./bag-things.ts"
import { hasPicture, signKeys } from "./signs.ts"
import { BREATHS_PER_MINUTE, MINUTE_MS } from "./steadiness.ts"

// A minute with pauses, and a minute of hurried breaths: both are finished, and the result says how it went.
const FEWEST_BREATHS = BREATHS_PER_MINUTE / 2
const MOST_BREATHS = BREATHS_PER_MINUTE * 2
/** The last breath comes at least this long after the first. */
const SHORTEST_MS = 45_000

/** Whether what the browser says it did finishes the game. The server asks it before it grants coins. */
export function isGameFinished(place: string, game: string, proof: readonly string[]): boolean {
  switch (game) {
    case "breathe":
      return hasPicture(place) && isMinuteOfBreaths(proof)
    case "signs":
      return hasPicture(place) && isSameSet(proof, signKeys(place))
    case "bag":
      return (
        hasBag(place) &&
        isSameSet(
          proof,
          bagOf(place).map(({ key }) => key),
        )
      )
    default:
      return false
  }
}

/** The times at which the breaths started, in milliseconds after the first. */
export function isMinuteOfBreaths(proof: readonly string[]) {
  if (proof.length < FEWEST_BREATHS || proof.length > MOST_BREATHS) return false
  if (!proof.every(time => /^\d{1,5}$/.test(time))) return false
  const times = proof.map(Number)
  const isRising = times.slice(1).every((time, at) => time > times[at]!)
  const last = times.at(-1)!
  return isRising && times[0] === 0 && last >= SHORTEST_MS && last <= MINUTE_MS
}

/** Each of them once, in any order. */
function isSameSet(given: readonly string[], expected: readonly string[]) {
  return given.length === expected.length && expected.every(key => given.includes(key))
}
