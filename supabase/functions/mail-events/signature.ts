const TOLERANCE_SECONDS = 300

interface SignedWebhook {
  /** The same each time the provider sends this webhook. */
  id: string
  body: string
}

/**
 * A webhook with a valid signature of the last five minutes (https://www.standardwebhooks.com), otherwise null. Svix, and
 * with it Resend, uses the same signature under headers of its own name.
 */
export async function signedWebhook(request: Request, secret: string): Promise<SignedWebhook | null> {
  const prefix = request.headers.has("svix-signature") ? "svix" : "webhook"
  const header = (name: string) => request.headers.get(`${prefix}-${name}`) ?? ""
  const [id, timestamp] = [header("id"), header("timestamp")]
  if (!/^[\w.-]{1,200}$/.test(id) || !/^\d{1,12}$/.test(timestamp)) return null
  if (Math.abs(Date.now() / 1000 - Number(timestamp)) > TOLERANCE_SECONDS) return null
  const key = await signingKey(secret)
  if (!key) return null
  const body = await request.text()
  const signed = new TextEncoder().encode(`${id}.${timestamp}.${body}`)
  // While a secret is being replaced, a webhook has a signature of each.
  for (const signature of header("signature").split(" ").slice(0, 10)) {
    const bytes = signature.startsWith("v1,") ? fromBase64(signature.slice(3)) : null
    if (bytes && (await crypto.subtle.verify("HMAC", key, bytes, signed))) return { id, body }
  }
  return null
}

async function signingKey(secret: string) {
  const bytes = fromBase64(secret.replace(/^whsec_/, ""))
  // A short key could be guessed, and an empty one would make every signature valid.
  if (!bytes || bytes.length < 16) return null
  return crypto.subtle.importKey("raw", bytes, { name: "HMAC", hash: "SHA-256" }, false, ["verify"])
}

function fromBase64(text: string) {
  if (!/^[A-Za-z0-9+/]+={0,2}$/.test(text)) return null
  try {
    return Uint8Array.from(atob(text), character => character.charCodeAt(0))
  } catch {
    return null
  }
}
