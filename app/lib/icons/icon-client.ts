import { _api, addAPIProvider, buildIcon, loadIcon } from "@iconify/react"
import { type IconDrawing, readShapes } from "./icon-drawing.ts"

export const ICON_ENDPOINT = "/api/_nuxt_icon"

// The specification's waiting times. There is one host, our own, so nothing is ever asked of a stranger.
export const ICON_API = { resources: [ICON_ENDPOINT], maxURL: 500, rotate: 750, timeout: 5000 }

addAPIProvider("", ICON_API)
_api.setFetch(checkedFetch)

/** Asks for an icon whose name came from data. Null: it is missing, which is remembered. */
export async function fetchIcon(name: string): Promise<IconDrawing | null> {
  try {
    const { attributes, body } = buildIcon(await loadIcon(name))
    const shapes = readShapes(body)
    if (shapes) return { viewBox: attributes.viewBox, shapes }
  } catch {
    // The library rejects with the bare name; the reason has been logged where it arose.
  }
  console.warn(`[Icon] failed to load icon \`${name}\``)
  return null
}

export async function checkedFetch(address: URL | RequestInfo, options?: RequestInit): Promise<Response> {
  const response = await fetch(address, options)
  if (response.status !== 200) return response
  const answer = await response
    .clone()
    .json()
    .catch(() => null)
  const prefix = /\/([a-z0-9-]+)\.json\?/.exec(String(address))?.[1]
  if (answer?.prefix === prefix && answer?.icons) return response
  console.error("Failed to load custom icons", new Error(`Invalid data ${JSON.stringify(answer)}`))
  // As a missing collection: the library gives up at once instead of asking again.
  return new Response(null, { status: 404 })
}
