import { createHmac } from "node:crypto"
import { errors, jwtVerify, SignJWT } from "jose"
import type { Keys } from "../../keys.ts"
import { storageError } from "../errors.ts"

interface SignedClaims {
  /** Bucket and key, as in the URL. */
  url: string
  exp: number
  /** Owner of the uploaded file. */
  owner?: string
  upsert?: boolean
  /** Maximum upload size of the signer. */
  max?: number
}

type SignatureUse = "download" | "upload"

/** Tokens in signed URLs: each allows one operation on one object until it expires. */
export class Signatures {
  #key: Uint8Array

  constructor(keys: Keys) {
    this.#key = createHmac("sha256", keys.secretKey).update("storage: signed addresses").digest()
  }

  sign(use: SignatureUse, expiresIn: number, claims: Omit<SignedClaims, "exp">): Promise<string> {
    const now = Math.floor(Date.now() / 1000)
    return new SignJWT({ ...claims })
      .setProtectedHeader({ alg: "HS256", typ: "JWT" })
      .setAudience(audience(use))
      .setIssuedAt(now)
      .setExpirationTime(now + expiresIn)
      .sign(this.#key)
  }

  /** Verifies a token for this operation and object. */
  async verify(use: SignatureUse, token: string | null, url: string): Promise<SignedClaims> {
    if (!token) throw invalidToken("querystring must have required property 'token'")
    try {
      const { payload } = await jwtVerify<SignedClaims>(token, this.#key, {
        algorithms: ["HS256"],
        audience: audience(use),
        requiredClaims: ["exp", "url"],
      })
      if (payload.url === url) return payload
    } catch (error) {
      if (error instanceof errors.JOSEError) throw invalidToken(error.message)
      throw error
    }
    throw storageError({ status: 400, code: "InvalidSignature", message: "Invalid signature" })
  }
}

function audience(use: SignatureUse) {
  return `storage ${use}`
}

function invalidToken(message: string) {
  return storageError({ status: 400, code: "InvalidJWT", message })
}
