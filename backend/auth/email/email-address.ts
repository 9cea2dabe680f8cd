import { validationFailed } from "../errors.ts"

const MAX_EMAIL = 254
const LABEL = "[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?"
const EMAIL = new RegExp(`^[a-z0-9.!#$%&'*+/=?^_\`{|}~-]{1,64}@(?:${LABEL}\\.)+${LABEL}$`)

/** The email address in the normalized form that accounts are stored under. */
export function normalizeEmail(input: string): string {
  const email = input.toLowerCase()
  if (!isEmail(email)) throw validationFailed("Unable to validate email address: invalid format")
  return email
}

export function isEmail(text: string) {
  return text.length <= MAX_EMAIL && EMAIL.test(text)
}

/** The mailbox that an address delivers to: without `+tag`, and without dots for Gmail. */
export function canonicalMailbox(email: string): string {
  const at = email.lastIndexOf("@")
  const [local, domain] = [email.slice(0, at), email.slice(at + 1)]
  const plain = local.replace(/(?<=.)\+.*/, "")
  const isGmail = domain === "gmail.com" || domain === "googlemail.com"
  return isGmail ? `${plain.replaceAll(".", "")}@gmail.com` : `${plain}@${domain}`
}
