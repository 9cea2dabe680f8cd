import { gunzipSync } from "node:zlib"
import { CONTEXT_TERMS } from "./open-badge-terms.ts"

export type JsonNode = Readonly<Record<string, unknown>>

const V2 = "https://www.w3.org/ns/credentials/v2"
const OPEN_BADGES = "https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json"
const MIN_ENTRIES = 131_072

/** What 1EdTech's validator has against a badge, apart from schema and signature; decision 021 lists its rules. */
export function badgeErrors(badge: JsonNode): string[] {
  const subject = badge.credentialSubject as JsonNode
  const { criteria } = subject.achievement as { criteria: JsonNode }
  return [
    ...commonErrors(badge, [V2, OPEN_BADGES], ["OpenBadgeCredential", "AchievementCredential"]),
    ...typeErrors(subject, "AchievementSubject"),
    ...typeErrors(badge.issuer as JsonNode, "Profile"),
    ...listOf(subject.identifier).flatMap(node => typeErrors(node as JsonNode, "IdentityObject")),
    ...(subject.id || listOf(subject.identifier).length > 0 ? [] : ["The subject has no id or identifier"]),
    ...(criteria.id || criteria.narrative ? [] : ["The criteria have no id or narrative"]),
  ]
}

/** What the validator has against the status list of a badge; a revoked badge is an error too. */
export function statusErrors(badge: JsonNode, list: JsonNode): string[] {
  const status = badge.credentialStatus as JsonNode
  const subject = list.credentialSubject as JsonNode
  const errors = [
    ...commonErrors(list, [V2], ["BitstringStatusListCredential"]),
    ...typeErrors(subject, "BitstringStatusList"),
    ...(subject.statusPurpose === status.statusPurpose ? [] : ["The list has another purpose"]),
  ]
  const encoded = String(subject.encodedList)
  if (!encoded.startsWith("u")) return [...errors, "The list is not base64url"]
  const bits = gunzipSync(Buffer.from(encoded.slice(1), "base64url"))
  const index = Number(status.statusListIndex)
  if (bits.length * 8 < MIN_ENTRIES) errors.push("The list is too short")
  if (index >= bits.length * 8) return [...errors, "The index is outside the list"]
  return bits[index >> 3]! & (0x80 >> (index & 7)) ? [...errors, "The credential has been revoked"] : errors
}

function commonErrors(credential: JsonNode, contexts: readonly string[], types: readonly string[]) {
  const named = listOf(credential["@context"])
  return [
    ...contexts.flatMap((url, place) =>
      named[place] === url ? [] : [`@context ${place + 1} is not ${url}`],
    ),
    ...typeErrors(credential, "VerifiableCredential"),
    ...typeErrors(credential, ...types),
    ...undefinedTerms(credential, named as string[]).map(term => `Undefined JSON-LD term: ${term}`),
    ...(Date.parse(String(credential.validFrom)) <= Date.now() ? [] : ["The credential is not valid yet"]),
    ...(credential.validUntil && Date.parse(String(credential.validUntil)) < Date.now()
      ? ["The credential has expired"]
      : []),
  ]
}

function typeErrors(node: JsonNode, ...types: readonly string[]) {
  return listOf(node.type).some(type => types.includes(String(type))) ? [] : [`No type ${types.join(" or ")}`]
}

// Terms of a type apply to the properties of its nodes, not to the nodes inside.
function undefinedTerms(node: JsonNode, contexts: readonly string[]): string[] {
  const known = contexts.map(url => CONTEXT_TERMS[url] ?? { anywhere: [], inType: {} })
  const types = listOf(node.type).map(String)
  const anywhere = new Set(known.flatMap(terms => terms.anywhere))
  const here = new Set(known.flatMap(terms => types.flatMap(type => terms.inType[type] ?? [])))
  const names = Object.keys(node).filter(name => name !== "@context")
  return [
    ...[...types, ...names].filter(name => !anywhere.has(name) && !here.has(name)),
    ...names
      .flatMap(name => listOf(node[name]))
      .filter(value => typeof value === "object" && value !== null)
      .flatMap(value => undefinedTerms(value as JsonNode, contexts)),
  ]
}

function listOf(value: unknown): unknown[] {
  return value === undefined ? [] : Array.isArray(value) ? value : [value]
}
