import { PURPOSES, statusListUrl } from "./status-list.ts"

/** The public side of a certificate, as certificate_card gives it. */
export interface Card {
  id: string
  name: string | null
  course: string
  courseSlug: string | null
  criteria: string
  issuedAt: string
  expiresAt: string | null
  statusNumber: number
}

interface Issuer {
  id: string
  type: string[]
  name: string
  url: string
}

/** An Open Badges 3.0 credential with what the page shows and nothing else. */
export function credential(card: Card, issuer: Issuer, site: string) {
  const page = `${site}/certificate/${card.id}`
  return {
    "@context": [
      "https://www.w3.org/ns/credentials/v2",
      "https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json",
    ],
    id: page,
    type: ["VerifiableCredential", "OpenBadgeCredential"],
    name: card.course,
    issuer,
    validFrom: inUtc(card.issuedAt),
    ...(card.expiresAt ? { validUntil: inUtc(card.expiresAt) } : {}),
    credentialSubject: {
      // Somebody without saying who: the standard wants an id where there is no name.
      id: `${page}#holder`,
      type: ["AchievementSubject"],
      ...(card.name === null ? {} : { identifier: [nameOf(card.name)] }),
      achievement: {
        id: card.courseSlug ? `${site}/courses/${card.courseSlug}` : `${page}#achievement`,
        type: ["Achievement"],
        achievementType: "Certificate",
        name: card.course,
        description: `Finished the course “${card.course}”.`,
        criteria: { narrative: card.criteria },
      },
    },
    credentialStatus: PURPOSES.map(purpose => ({
      id: `${statusListUrl(site, purpose)}#${card.statusNumber}`,
      type: "BitstringStatusListEntry",
      statusPurpose: purpose,
      statusListIndex: String(card.statusNumber),
      statusListCredential: statusListUrl(site, purpose),
    })),
  }
}

function nameOf(name: string) {
  return { type: "IdentityObject", identityHash: name, hashed: false, identityType: "name" }
}

function inUtc(moment: string) {
  return new Date(moment).toISOString().replace(/\.\d+Z$/, "Z")
}
