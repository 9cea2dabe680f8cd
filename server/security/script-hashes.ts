import { hash } from "node:crypto"

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script/gi

/**
 * Extracts the hashes of our own inline scripts for the Content-Security-Policy. Rendering marks its scripts
 * with a random `nonce` per page, which an injected script cannot know. The nonce is removed here, so that
 * the same content gives the same bytes.
 */
export function extractScriptHashes(markedHtml: string, nonce: string): { html: string; hashes: string[] } {
  const attribute = ` nonce="${nonce}"`
  const hashes = new Set<string>()
  for (const [, attributes = "", text = ""] of markedHtml.matchAll(SCRIPT)) {
    if (!attributes.includes(attribute) || /\ssrc\s*=/i.test(attributes)) continue
    hashes.add(`'sha256-${hash("sha256", text, "base64")}'`)
  }
  return { html: markedHtml.replaceAll(attribute, ""), hashes: [...hashes] }
}
