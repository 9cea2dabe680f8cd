import { createHmac } from "node:crypto"
import { errors, jwtVerify, SignJWT } from "jose"
import type { Keys } from "../../keys.ts"
import { storageError } from "../errors.ts"

export interface Signed {
  /** Bucket and key, as they stand in the address. */
  url: string
  exp: number
  /** For whom a file is uploaded. */
  owner?: string
  upsert?: boolean
  /** How many bytes whoever signed may upload. */
  most?: number
}

type Use = "download" | "upload"

/** Tokens in addresses: whoever has one may do one thing with one object until it ends. */
export class Signatures {
  #key: Uint8Array

  constructor(keys: Keys) {
    this.#key = createHmac("sha256", keys.secretKey).update("storage: signed addresses").digest()
  }

  sign(use: Use, expiresIn: number, claims: Omit<Signed, "exp">): Promise<string> {
    const now = Math.floor(Date.now() / 1000)
    return new SignJWT({ ...claims })
      .setProtectedHeader({ alg: "HS256", typ: "JWT" })
      .setAudience(audience(use))
      .setIssuedAt(now)
      .setExpirationTime(now + expiresIn)
      .sign(this.#key)
  }

  /** What a token allows; refused unless it was made for this use of this object and has not ended. */
  async verify(use: Use, token: string | null, url: string): Promise<Signed> {
    if (!token) throw invalidToken("querystring must have required property 'token'")
    try {
      const { payload } = await jwtVerify<Signed>(token, this.#key, {
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

function audience(use: Use) {
  return `storage ${use}`
}

function invalidToken(message: string) {
  return storageError({ status: 400, code: "InvalidJWT", message })
}
