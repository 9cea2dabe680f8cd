export const SECRET = /^[A-Z2-7]{16,128}$/

/** What authenticator apps read from a QR code. */
export function totpUri({ issuer, email, secret }: { issuer: string; email: string; secret: string }) {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(email)}`
  return `otpauth://totp/${label}?secret=${secret}&issuer=${encodeURIComponent(issuer)}`
}

/** Easier to copy by hand: groups of four. */
export function inGroups(secret: string) {
  return secret.match(/.{1,4}/g)?.join(" ") ?? ""
}
