/** The auth service's own reasons for calling a password weak. */
export type WeakReason = "length" | "characters" | "pwned"

export const PASSWORD_MIN_LENGTH = 12
/** Counted in bytes: the service looks at no more. */
export const PASSWORD_MAX_BYTES = 72

// The beginnings that lists of stolen passwords are full of. The service has the long list; it decides.
const COMMON =
  /^(password|passw0rd|qwert|asdf|letmein|welcome|iloveyou|admin|monkey|dragon|football|baseball)/
const RUNS =
  "abcdefghijklmnopqrstuvwxyz0123456789abcdefghijklmnopqrstuvwxyz9876543210zyxwvutsrqponmlkjihgfedcba"

/** A first look while somebody types. `own` are words that others can guess: their name, their address. */
export function weakReasons(password: string, own: readonly string[] = []): WeakReason[] {
  const reasons: WeakReason[] = []
  if ([...password].length < PASSWORD_MIN_LENGTH) reasons.push("length")
  if (isEasyToGuess(password.toLowerCase(), own)) reasons.push("pwned")
  return reasons
}

export function isTooLongPassword(password: string) {
  return new TextEncoder().encode(password).length > PASSWORD_MAX_BYTES
}

export const WEAK_SENTENCES: Record<WeakReason, string> = {
  length: `Use ${PASSWORD_MIN_LENGTH} characters or more. A short sentence works well.`,
  characters: "Mix in capital letters, numbers or signs.",
  pwned:
    "This one is on the lists that thieves try first, or too close to your name or address. Pick another.",
}

function isEasyToGuess(password: string, own: readonly string[]) {
  if (password === "") return false
  if (COMMON.test(password) || RUNS.includes(password)) return true
  if (new Set(password).size < Math.min(4, password.length)) return true
  return own.some(
    word => word.length > 3 && password.includes(word.toLowerCase()) && isMostOf(word, password),
  )
}

function isMostOf(word: string, password: string) {
  return word.length * 2 > password.length
}
