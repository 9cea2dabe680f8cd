/** The auth service's reasons for a weak password. */
export type WeakReason = "length" | "characters" | "pwned"

export const PASSWORD_MIN_LENGTH = 12
/** In bytes: the service ignores the rest. */
export const PASSWORD_MAX_BYTES = 72

// Common starts of leaked passwords. The service checks the full list.
const COMMON =
  /^(password|passw0rd|qwert|asdf|letmein|welcome|iloveyou|admin|monkey|dragon|football|baseball)/
const RUNS =
  "abcdefghijklmnopqrstuvwxyz0123456789abcdefghijklmnopqrstuvwxyz9876543210zyxwvutsrqponmlkjihgfedcba"

/** A hint while typing. `own` are guessable words such as the name and the email address. */
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
