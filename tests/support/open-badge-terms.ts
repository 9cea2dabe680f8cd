const words = (text: string) => text.split(" ")

/** The terms that a JSON-LD context defines everywhere, and inside nodes of a type. */
interface ContextTerms {
  anywhere: readonly string[]
  inType: Readonly<Record<string, readonly string[]>>
}

/** The contexts that badges and status lists name, with the types that these have. */
export const CONTEXT_TERMS: Readonly<Record<string, ContextTerms>> = {
  "https://www.w3.org/ns/credentials/v2": {
    anywhere: words(
      "id type description digestMultibase digestSRI mediaType name VerifiableCredential JsonSchemaCredential JsonSchema BitstringStatusListCredential BitstringStatusList BitstringStatusListEntry DataIntegrityProof aud cnf exp iat iss jku kid nbf sub x5u",
    ),
    inType: {
      VerifiableCredential: words(
        "confidenceMethod credentialSchema credentialStatus credentialSubject evidence issuer proof refreshService relatedResource renderMethod termsOfUse validFrom validUntil",
      ),
      BitstringStatusList: words("encodedList statusPurpose ttl"),
      BitstringStatusListEntry: words(
        "statusListCredential statusListIndex statusPurpose statusMessage statusReference statusSize",
      ),
    },
  },
  "https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json": {
    anywhere: words(
      "id type OpenBadgeCredential Achievement AchievementCredential AchievementSubject Address Alignment Criteria Evidence IdentifierEntry IdentityObject Image Profile Related Result ResultDescription alignment description endorsement endorsementJwt image inLanguage name narrative url awardedDate jti",
    ),
    inType: {
      Achievement: words(
        "achievementType alignment creator creditsAvailable criteria fieldOfStudy humanCode image otherIdentifier related resultDescription specialization tag version inLanguage",
      ),
      AchievementSubject: words(
        "achievement activityEndDate activityStartDate creditsEarned identifier image licenseNumber result role source term",
      ),
      IdentityObject: words("hashed identityHash identityType salt"),
      Image: words("caption"),
      Profile: words(
        "additionalName address dateOfBirth email familyName familyNamePrefix givenName honorificPrefix honorificSuffix image otherIdentifier parentOrg patronymicName phone official",
      ),
    },
  },
  "https://purl.imsglobal.org/spec/ob/v3p0/extensions.json": {
    anywhere: words("id type 1EdTechJsonSchemaValidator2019 1EdTechRevocationList 1EdTechCredentialRefresh"),
    inType: {},
  },
}
