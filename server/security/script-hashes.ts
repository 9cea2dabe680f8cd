import { hash } from "node:crypto"
import { utf8Bytes } from "../pages/utf8-bytes.ts"

/**
 * Extracts the hashes of our own inline scripts for the Content-Security-Policy. Rendering marks its scripts
 * with a random `nonce` per page, which an injected script cannot know. The nonce is removed here, so that
 * the same content gives the same bytes. No script may begin in one part and end in another.
 */
export function extractScriptHashes(markedParts: readonly string[], nonce: string) {
  const attribute = ` nonce="${nonce}"`
  const hashes = new Set<string>()
  const parts: string[] = []
  for (const marked of markedParts) {
    let end = 0
    // Searching for the nonce is much faster than matching every tag of the page.
    for (let at = marked.indexOf(attribute); at !== -1; at = marked.indexOf(attribute, end)) {
      const text = inlineScriptAt(marked, at)
      if (text !== null) hashes.add(`'sha256-${hash("sha256", utf8Bytes([text]), "base64")}'`)
      parts.push(marked.slice(end, at))
      end = at + attribute.length
    }
    parts.push(marked.slice(end))
  }
  return { parts, hashes: [...hashes] }
}

/** The text of the inline script whose tag holds this position, or null. */
function inlineScriptAt(html: string, position: number): string | null {
  const tagStart = html.lastIndexOf("<", position)
  const tagEnd = html.indexOf(">", position)
  const tag = html.slice(tagStart, tagEnd)
  if (tagEnd === -1 || !/^<script\s/i.test(tag) || /\ssrc\s*=/i.test(tag)) return null
  const close = html.slice(tagEnd).search(/<\/script/i)
  return close === -1 ? null : html.slice(tagEnd + 1, tagEnd + close)
}
