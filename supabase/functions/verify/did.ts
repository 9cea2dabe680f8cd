import type { PublicKey } from "./issuer-keys.ts"

/** The issuer's DID, which is bound to the site's host. */
export function didOf(site: string): string {
  return `did:web:${new URL(site).host.replace(":", "%3A")}`
}

/**
 * The document at /.well-known/did.json. Earlier keys stay, so that their signatures can still be verified.
 */
export function didDocument(site: string, keys: readonly PublicKey[]) {
  const id = didOf(site)
  const names = keys.map(key => `${id}#${key.id}`)
  return {
    "@context": ["https://www.w3.org/ns/did/v1", "https://w3id.org/security/suites/jws-2020/v1"],
    id,
    verificationMethod: keys.map((key, index) => ({
      id: names[index],
      type: "JsonWebKey2020",
      controller: id,
      publicKeyJwk: key.public_jwk,
    })),
    assertionMethod: names,
    authentication: names,
  }
}
