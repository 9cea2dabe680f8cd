export const SECRET = /^[A-Z2-7]{16,128}$/

/** The otpauth URI that authenticator apps read from a QR code. */
export function totpUri({ issuer, email, secret }: { issuer: string; email: string; secret: string }) {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(email)}`
  return `otpauth://totp/${label}?secret=${secret}&issuer=${encodeURIComponent(issuer)}`
}

/** Groups of four, which are easier to copy by hand. */
export function groupInFours(secret: string) {
  return secret.match(/.{1,4}/g)?.join(" ") ?? ""
}
