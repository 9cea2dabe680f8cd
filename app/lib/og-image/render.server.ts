import { createHash } from "node:crypto"
import { drawOgImage, type OgImage } from "./drawing.server.ts"
import { createQueue } from "./queue.ts"

const MAX_CACHED = 120
const cache = new Map<string, Uint8Array>()
const enqueue = createQueue(24)

/** The image as PNG, cached by its content; null when too many others are waiting. */
export async function renderOgImage(picture: OgImage): Promise<Uint8Array | null> {
  const { title, name, line, state, colors, logo } = picture
  const key = createHash("sha256")
    .update(JSON.stringify([title, name, line, state, colors]))
    .update(logo ?? "")
    .digest("base64")
  const cached = cache.get(key)
  if (cached) {
    cache.delete(key)
    cache.set(key, cached)
    return cached
  }
  const png = await enqueue(key, async () => {
    const { renderAsync } = await import("@resvg/resvg-js")
    // All text is outlines already, and scanning the system's fonts is slow.
    const image = await renderAsync(await drawOgImage(picture), { font: { loadSystemFonts: false } })
    return new Uint8Array(image.asPng())
  })
  if (!png) return null
  cache.set(key, png)
  for (const oldest of cache.keys()) {
    if (cache.size <= MAX_CACHED) break
    cache.delete(oldest)
  }
  return png
}
