import { createHash } from "node:crypto"

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script/gi

/**
 * The hashes of the inline scripts that our own rendering wrote, for the Content-Security-Policy.
 * Rendering puts a random mark on its scripts (as `nonce`), made anew for each page: a script that came in
 * through somebody's text cannot know it and stays forbidden. The mark leaves the page here, so that the
 * same content gives the same bytes.
 */
export function takeScriptHashes(markedHtml: string, mark: string): { html: string; hashes: string[] } {
  const attribute = ` nonce="${mark}"`
  const hashes = new Set<string>()
  for (const [, attributes = "", text = ""] of markedHtml.matchAll(SCRIPT)) {
    if (!attributes.includes(attribute) || /\ssrc\s*=/i.test(attributes)) continue
    hashes.add(`'sha256-${createHash("sha256").update(text).digest("base64")}'`)
  }
  return { html: markedHtml.replaceAll(attribute, ""), hashes: [...hashes] }
}
