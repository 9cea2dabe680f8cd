import display from "@fontsource-variable/anybody/files/anybody-latin-standard-normal.woff2?url"
import text from "@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2?url"
import handwriting from "@fontsource-variable/shantell-sans/files/shantell-sans-latin-wght-normal.woff2?url"
import type { LinkDescriptor } from "react-router"

/** Preloads the two fonts that every page uses; others load on demand. */
export function fontLinks(): LinkDescriptor[] {
  return [display, text].map(preload)
}

/** For pages with Narcat's handwriting at the top. */
export function handwritingFontLinks(): LinkDescriptor[] {
  return [preload(handwriting)]
}

function preload(href: string): LinkDescriptor {
  return { rel: "preload", as: "font", type: "font/woff2", href, crossOrigin: "anonymous" }
}
