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
    hashes.add(hashOf(text))
  }
  return { html: markedHtml.replaceAll(attribute, ""), hashes: [...hashes] }
}

const KEPT_HASHES = 500
const LOADER_DATA = "window.__reactRouterContext.streamController.enqueue("
const known = new Map<string, string>()

/** Scripts are the same from page to page but for the data in them, which may be somebody's and is not kept. */
function hashOf(text: string) {
  const kept = known.get(text)
  if (kept) return kept
  const hash = `'sha256-${createHash("sha256").update(text).digest("base64")}'`
  if (text.startsWith(LOADER_DATA)) return hash
  if (known.size >= KEPT_HASHES) known.clear()
  known.set(text, hash)
  return hash
}
