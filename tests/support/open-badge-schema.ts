// Our own statement of what the JSON schema of Open Badges 3.0 for achievement credentials requires (the version for
// data model 2.0, as of December 2025). Its license does not allow a copy.

type Schema = Record<string, unknown>

const TEXT = { type: "string" }
const DATE_TIME = { type: "string", format: "date-time" }
const NUMBER = { type: "number" }
const JWT = { type: "string", pattern: "^[\\w-]+\\.[\\w-]*\\.[\\w-]+$" }

const IDENTIFIER_TYPE = {
  anyOf: [
    {
      enum: [
        ...["name", "identifier", "userName", "emailAddress", "accountId", "nationalIdentityNumber"],
        ...["sourcedId", "lisSourcedId", "oneRosterSourcedId", "sisSourcedId", "systemId", "productId"],
        ...["ltiContextId", "ltiDeploymentId", "ltiToolId", "ltiPlatformId", "ltiUserId", "isbn", "issn"],
      ],
    },
    { type: "string", pattern: "ext:[\\w.|-]+" },
  ],
}

const ACHIEVEMENT_TYPE = {
  anyOf: [
    {
      enum: [
        ...[
          "Achievement",
          "Assessment",
          "Assignment",
          "Award",
          "Badge",
          "Competency",
          "Course",
          "CoCurricular",
        ],
        ...[
          "Certificate",
          "CertificateOfCompletion",
          "Certification",
          "MasterCertificate",
          "MicroCredential",
        ],
        ...["ApprenticeshipCertificate", "JourneymanCertificate", "QualityAssuranceCredential", "License"],
        ...[
          "Degree",
          "AssociateDegree",
          "BachelorDegree",
          "MasterDegree",
          "DoctoralDegree",
          "ResearchDoctorate",
        ],
        ...["ProfessionalDoctorate", "Diploma", "SecondarySchoolDiploma", "GeneralEducationDevelopment"],
        ...["CommunityService", "Fieldwork", "LearningProgram", "Membership"],
      ],
    },
    { type: "string", pattern: "ext:[\\w.|-]+" },
  ],
}

function object(required: string[], properties: Record<string, Schema>, additionalProperties = true): Schema {
  return { type: "object", required, properties, additionalProperties }
}

function list(items: Schema): Schema {
  return { type: "array", items }
}

function typeWith(...names: string[]): Schema {
  return { type: "array", items: TEXT, contains: { enum: names } }
}

const TYPED_ID = object(["id", "type"], { id: TEXT, type: TEXT })
const IMAGE = object(["id", "type"], { id: TEXT, type: { const: "Image" }, caption: TEXT }, false)
const IDENTITY = object(
  ["type", "hashed", "identityHash", "identityType"],
  {
    type: { const: "IdentityObject" },
    hashed: { type: "boolean" },
    identityHash: TEXT,
    identityType: IDENTIFIER_TYPE,
    salt: TEXT,
  },
  false,
)
const PROFILE = object(["id", "type"], {
  id: TEXT,
  type: typeWith("Profile"),
  name: TEXT,
  url: TEXT,
  description: TEXT,
  email: TEXT,
  phone: TEXT,
  image: IMAGE,
  official: TEXT,
  endorsementJwt: list(JWT),
})
const ACHIEVEMENT = object(["id", "type", "criteria", "description", "name"], {
  id: TEXT,
  type: typeWith("Achievement"),
  achievementType: ACHIEVEMENT_TYPE,
  creator: PROFILE,
  creditsAvailable: NUMBER,
  criteria: object([], { id: TEXT, narrative: TEXT }),
  description: TEXT,
  fieldOfStudy: TEXT,
  humanCode: TEXT,
  image: IMAGE,
  inLanguage: { type: "string", pattern: "^[a-z]{2,4}(-[A-Z][a-z]{3})?(-([A-Z]{2}|[0-9]{3}))?$" },
  name: TEXT,
  specialization: TEXT,
  tag: list(TEXT),
  version: TEXT,
})
const SUBJECT = object(["type", "achievement"], {
  id: TEXT,
  type: typeWith("AchievementSubject"),
  achievement: ACHIEVEMENT,
  activityEndDate: DATE_TIME,
  activityStartDate: DATE_TIME,
  creditsEarned: NUMBER,
  identifier: list(IDENTITY),
  image: IMAGE,
  licenseNumber: TEXT,
  narrative: TEXT,
  role: TEXT,
  source: PROFILE,
  term: TEXT,
})

export const OPEN_BADGE_SCHEMA = object(
  ["@context", "id", "type", "credentialSubject", "issuer", "validFrom"],
  {
    "@context": {
      type: "array",
      minItems: 2,
      prefixItems: [
        { const: "https://www.w3.org/ns/credentials/v2" },
        {
          type: "string",
          pattern: "^https://purl\\.imsglobal\\.org/spec/ob/v3p0/context(-3\\.\\d\\.\\d)*\\.json$",
        },
      ],
      items: { type: ["string", "object"] },
    },
    id: TEXT,
    type: {
      allOf: [typeWith("VerifiableCredential"), typeWith("AchievementCredential", "OpenBadgeCredential")],
    },
    name: TEXT,
    description: TEXT,
    image: IMAGE,
    awardedDate: DATE_TIME,
    credentialSubject: SUBJECT,
    endorsementJwt: list(JWT),
    evidence: list(object(["type"], { id: TEXT, type: typeWith("Evidence") })),
    issuer: { anyOf: [TEXT, PROFILE] },
    validFrom: DATE_TIME,
    validUntil: DATE_TIME,
    proof: list(object(["type"], { type: TEXT })),
    credentialSchema: list(TYPED_ID),
    credentialStatus: TYPED_ID,
    refreshService: TYPED_ID,
    termsOfUse: list(object(["type"], { id: TEXT, type: TEXT })),
  },
)
