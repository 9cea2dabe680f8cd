import type { Card } from "./card.ts"

/** The URL of LinkedIn's form to add a certification, prefilled. */
export function linkedInLink(card: Card, organization: string, url: string): string {
  const issued = new Date(card.issuedAt)
  const fields = new URLSearchParams({
    startTask: "CERTIFICATION_NAME",
    name: card.course,
    organizationName: organization,
    issueYear: String(issued.getUTCFullYear()),
    issueMonth: String(issued.getUTCMonth() + 1),
    certUrl: url,
    certId: card.id,
  })
  if (card.expiresAt) {
    const ends = new Date(card.expiresAt)
    fields.set("expirationYear", String(ends.getUTCFullYear()))
    fields.set("expirationMonth", String(ends.getUTCMonth() + 1))
  }
  return `https://www.linkedin.com/profile/add?${fields}`
}
