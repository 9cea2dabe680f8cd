import type { LinkDescriptor } from "react-router"
import display from "./fonts/anybody.woff2?url"
import text from "./fonts/atkinson-hyperlegible-next.woff2?url"

/** Preloads the two fonts that every page uses; others load on demand. */
export function fontLinks(): LinkDescriptor[] {
  return [display, text].map(preload)
}

function preload(href: string): LinkDescriptor {
  return { rel: "preload", as: "font", type: "font/woff2", href, crossOrigin: "anonymous", ...LOW }
}

// At the usual priority fonts delay the stylesheet, and with it the first paint.
const LOW = { fetchPriority: "low" }
