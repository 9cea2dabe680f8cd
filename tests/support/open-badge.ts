import { Ajv2020 } from "ajv/dist/2020.js"
import { decodeProtectedHeader, importJWK, type JWK, type JWTPayload, jwtVerify } from "jose"
import { OPEN_BADGE_SCHEMA } from "./open-badge-schema.ts"

export interface DidDocument {
  id: string
  assertionMethod: string[]
  verificationMethod: { id: string; controller: string; publicKeyJwk: JWK }[]
}

const ajv = new Ajv2020({ allErrors: true, allowUnionTypes: true, strictTuples: false })
ajv.addFormat("date-time", /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/)
const isOpenBadge = ajv.compile(OPEN_BADGE_SCHEMA)

/** What the schema of Open Badges 3.0 has against a credential. */
export function schemaErrors(credential: unknown): string[] {
  isOpenBadge(credential)
  return (isOpenBadge.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`)
}

/** Verifies a JWT by the rules of 1EdTech's public validator, knowing only the issuer's published document. */
export async function verifySigned(jwt: string, document: DidDocument): Promise<JWTPayload> {
  const { alg, kid } = decodeProtectedHeader(jwt)
  if (alg !== "ES256" && alg !== "RS256") throw new Error(`The validator rejects ${alg}`)
  const method = document.verificationMethod.find(({ id }) => id === kid)
  if (!method || !document.assertionMethod.includes(method.id)) throw new Error(`${kid} is not published`)
  if (!method.controller) throw new Error(`${kid} has no controller`)
  const { payload } = await jwtVerify(jwt, await importJWK(method.publicKeyJwk, alg), {
    algorithms: [alg],
    issuer: document.id,
  })
  return payload
}
