import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto"

const NONCE_BYTES = 12
const TAG_BYTES = 16
const BLOCK_BYTES = 256

/** The server’s context of a request has the key. */
export interface KeyHolder {
  sealingKey?: Uint8Array
}

/** Encrypts a text for one purpose with AES-256-GCM, padded so that its length says little. */
export function seal(app: KeyHolder, purpose: string, text: string): string {
  const bytes = Buffer.from(text)
  const padded = Buffer.alloc(Math.ceil((bytes.length + 1) / BLOCK_BYTES) * BLOCK_BYTES)
  bytes.copy(padded)
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv("aes-256-gcm", keyOf(app), nonce).setAAD(Buffer.from(purpose))
  const sealed = Buffer.concat([nonce, cipher.update(padded), cipher.final(), cipher.getAuthTag()])
  return sealed.toString("base64url")
}

/** The text, or null if it was sealed with another key or for another purpose, or changed. */
export function unseal(app: KeyHolder, purpose: string, sealed: string): string | null {
  const bytes = Buffer.from(sealed, "base64url")
  if (bytes.length <= NONCE_BYTES + TAG_BYTES) return null
  const decipher = createDecipheriv("aes-256-gcm", keyOf(app), bytes.subarray(0, NONCE_BYTES))
  decipher.setAAD(Buffer.from(purpose)).setAuthTag(bytes.subarray(-TAG_BYTES))
  try {
    const padded = Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES)), decipher.final()])
    return padded.toString().replace(/\0+$/, "")
  } catch {
    return null
  }
}

function keyOf({ sealingKey }: KeyHolder) {
  if (!sealingKey) throw new Error("the site was started without a sealing key")
  return sealingKey
}
