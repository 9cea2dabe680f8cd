import { createHash } from "node:crypto"

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
    hashes.add(hashOf(text))
  }
  return { html: markedHtml.replaceAll(attribute, ""), hashes: [...hashes] }
}

const MAX_CACHED_HASHES = 500
const LOADER_DATA = "window.__reactRouterContext.streamController.enqueue("
const hashCache = new Map<string, string>()

/** Scripts are the same on every page except for loader data, which may be personal and is not cached. */
function hashOf(text: string) {
  const cached = hashCache.get(text)
  if (cached) return cached
  const hash = `'sha256-${createHash("sha256").update(text).digest("base64")}'`
  if (text.startsWith(LOADER_DATA)) return hash
  if (hashCache.size >= MAX_CACHED_HASHES) hashCache.clear()
  hashCache.set(text, hash)
  return hash
}
