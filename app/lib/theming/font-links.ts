import display from "@fontsource-variable/anybody/files/anybody-latin-standard-normal.woff2?url"
import text from "@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2?url"
import hand from "@fontsource-variable/shantell-sans/files/shantell-sans-latin-wght-normal.woff2?url"
import type { LinkDescriptor } from "react-router"

/** The two faces that every page shows at once; the others come when a page uses them. */
export function fontLinks(): LinkDescriptor[] {
  return [display, text].map(preload)
}

/** For pages that open with Narcat speaking. */
export function handLinks(): LinkDescriptor[] {
  return [preload(hand)]
}

function preload(href: string): LinkDescriptor {
  return { rel: "preload", as: "font", type: "font/woff2", href, crossOrigin: "anonymous" }
}
