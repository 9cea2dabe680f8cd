import { createHash } from "node:crypto"
import { drawPicture, type SharingPicture } from "./drawing.server.ts"
import { createQueue } from "./queue.ts"

const KEPT = 120
const kept = new Map<string, Uint8Array>()
const oneAtATime = createQueue(24)

/** The picture as PNG, kept by what it shows; null when too many others are waiting to be drawn. */
export async function renderPicture(picture: SharingPicture): Promise<Uint8Array | null> {
  const { title, name, line, state } = picture
  const key = createHash("sha256")
    .update(JSON.stringify([title, name, line, state]))
    .digest("base64")
  const known = kept.get(key)
  if (known) {
    kept.delete(key)
    kept.set(key, known)
    return known
  }
  const png = await oneAtATime(key, async () => {
    const { renderAsync } = await import("@resvg/resvg-js")
    // No fonts: all letters are shapes already, and looking for the system's takes long.
    const image = await renderAsync(await drawPicture(picture), { font: { loadSystemFonts: false } })
    return new Uint8Array(image.asPng())
  })
  if (!png) return null
  kept.set(key, png)
  for (const oldest of kept.keys()) {
    if (kept.size <= KEPT) break
    kept.delete(oldest)
  }
  return png
}
