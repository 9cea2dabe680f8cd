import { _api, addAPIProvider, buildIcon, loadIcon } from "@iconify/react"
import { type IconDrawing, readShapes } from "./icon-drawing.ts"

export const ICON_ENDPOINT = "/api/_nuxt_icon"

// The specification's timeouts. Our own server is the only host, so no request leaves the site.
export const ICON_API = { resources: [ICON_ENDPOINT], maxURL: 500, rotate: 750, timeout: 5000 }

addAPIProvider("", ICON_API)
_api.setFetch(checkedFetch)

/** Loads an icon whose name comes from data. Null if it is missing; the library remembers that. */
export async function fetchIcon(name: string): Promise<IconDrawing | null> {
  try {
    const { attributes, body } = buildIcon(await loadIcon(name))
    const shapes = readShapes(body)
    if (shapes) return { viewBox: attributes.viewBox, shapes }
  } catch {
    // The library rejects with only the name; `checkedFetch` has logged the reason.
  }
  console.warn(`[Icon] failed to load icon \`${name}\``)
  return null
}

export async function checkedFetch(url: URL | RequestInfo, options?: RequestInit): Promise<Response> {
  const response = await fetch(url, options)
  if (response.status !== 200) return response
  const body = await response
    .clone()
    .json()
    .catch(() => null)
  const prefix = /\/([a-z0-9-]+)\.json\?/.exec(String(url))?.[1]
  if (body?.prefix === prefix && body?.icons) return response
  console.error("Failed to load custom icons", new Error(`Invalid data ${JSON.stringify(body)}`))
  // Like a missing collection: the library gives up instead of retrying.
  return new Response(null, { status: 404 })
}
