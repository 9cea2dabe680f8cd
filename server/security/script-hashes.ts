import { hash } from "node:crypto"

/**
 * Extracts the hashes of our own inline scripts for the Content-Security-Policy. Rendering marks its scripts
 * with a random `nonce` per page, which an injected script cannot know. The nonce is removed here, so that
 * the same content gives the same bytes.
 */
export function extractScriptHashes(markedHtml: string, nonce: string): { html: string; hashes: string[] } {
  const attribute = ` nonce="${nonce}"`
  const hashes = new Set<string>()
  let html = ""
  let end = 0
  // Searching for the nonce is much faster than matching every tag of the page.
  for (let at = markedHtml.indexOf(attribute); at !== -1; at = markedHtml.indexOf(attribute, end)) {
    const text = inlineScriptAt(markedHtml, at)
    if (text !== null) hashes.add(`'sha256-${hash("sha256", text, "base64")}'`)
    html += markedHtml.slice(end, at)
    end = at + attribute.length
  }
  return { html: html + markedHtml.slice(end), hashes: [...hashes] }
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
