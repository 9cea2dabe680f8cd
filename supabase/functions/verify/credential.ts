import { z } from "zod"
import { toUtc } from "./issuer-keys.ts"
import { statusEntry } from "./status-list.ts"

const SCHEMA = "https://purl.imsglobal.org/spec/ob/v3p0/schema/json/ob_v3p0_achievementcredential_schema.json"

/** Public data of a certificate, as certificate_card returns it. */
export const cardSchema = z.object({
  id: z.string(),
  name: z.string().nullable(),
  course: z.string(),
  courseSlug: z.string().nullable(),
  criteria: z.string(),
  issuedAt: z.string(),
  expiresAt: z.string().nullable(),
  statusNumber: z.number(),
})

type Card = z.infer<typeof cardSchema>

interface Issuer {
  id: string
  type: string[]
  name: string
  url: string
}

/** An Open Badges 3.0 credential with the same data as the public page. */
export function credential(card: Card, issuer: Issuer, site: string) {
  const page = `${site}/certificate/${card.id}`
  return {
    "@context": [
      "https://www.w3.org/ns/credentials/v2",
      "https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json",
      // Defines the type of the schema; the validator rejects types that no context defines.
      "https://purl.imsglobal.org/spec/ob/v3p0/extensions.json",
    ],
    id: page,
    type: ["VerifiableCredential", "OpenBadgeCredential"],
    name: card.course,
    issuer,
    validFrom: toUtc(card.issuedAt),
    ...(card.expiresAt ? { validUntil: toUtc(card.expiresAt) } : {}),
    credentialSubject: {
      // The standard requires an id if there is no name; this one identifies nobody.
      id: `${page}#holder`,
      type: ["AchievementSubject"],
      ...(card.name === null ? {} : { identifier: [nameOf(card.name)] }),
      achievement: {
        id: card.courseSlug ? `${site}/courses/${card.courseSlug}` : `${page}#achievement`,
        type: ["Achievement"],
        achievementType: "Certificate",
        name: card.course,
        description: `Passed the test of the course “${card.course}”.`,
        image: { id: `${site}/credentials/badge.png`, type: "Image", caption: "A green seal with the mark" },
        // The page of the certificate keeps its requirements when the course changes or closes.
        criteria: { id: `${page}#requirements`, narrative: card.criteria },
      },
    },
    credentialSchema: [{ id: SCHEMA, type: "1EdTechJsonSchemaValidator2019" }],
    credentialStatus: statusEntry(site, card.statusNumber),
  }
}

function nameOf(name: string) {
  return { type: "IdentityObject", identityHash: name, hashed: false, identityType: "name" }
}
