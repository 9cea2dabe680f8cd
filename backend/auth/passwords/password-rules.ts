import { AuthError, validationFailed } from "../errors.ts"
import type { AuthOptions } from "../options.ts"
import { isCommonPassword } from "./common-passwords.ts"

// Hosted's bcrypt ignores further bytes.
const MAX_BYTES = 72

type Rules = Pick<AuthOptions, "passwordMinLength" | "passwordCharacters">

/** Rejects a weak password with all reasons at once. */
export function checkPassword(password: string, rules: Rules, own: readonly string[]) {
  if (isTooLong(password)) throw validationFailed(`Password cannot be longer than ${MAX_BYTES} characters`)
  const reasons: string[] = []
  const messages: string[] = []
  if ([...password].length < rules.passwordMinLength) {
    reasons.push("length")
    messages.push(`Password should be at least ${rules.passwordMinLength} characters.`)
  }
  const missing = rules.passwordCharacters.filter(set => ![...set].some(char => password.includes(char)))
  if (missing.length > 0) {
    reasons.push("characters")
    const sets = rules.passwordCharacters.join(", ")
    messages.push(`Password should contain at least one character of each: ${sets}.`)
  }
  if (isCommonPassword(password, own)) {
    reasons.push("pwned")
    messages.push("Password is known to be weak and easy to guess, please choose a different one.")
  }
  if (reasons.length > 0) {
    throw new AuthError(422, "weak_password", messages.join(" "), { weak_password: { reasons } })
  }
}

export function isTooLong(password: string) {
  return Buffer.byteLength(password) > MAX_BYTES
}
