import loader from "./hydration-loader.ts?script-text"

const PRELOAD = /<link rel="modulepreload" href="([^"]*)"[^>]*\/>/g
const MODULE = ' type="module" async="">'

interface Options {
  nonce: string
  build: string
  /** Changes the body before it becomes part of the page. */
  fillBody(body: string): string[]
}

/**
 * Defers hydration until the page is painted and idle, or the visitor interacts: turns the module script that React
 * Router renders into a block of text, which the loader in the head makes a script of later. The block keeps the
 * nonce, so that the Content-Security-Policy allows its text by hash both times. Returns the page in parts, because
 * joining them takes as long as rendering fifty elements.
 */
export function deferHydration(html: string, { nonce, build, fillBody }: Options): string[] {
  const headEnd = html.indexOf("</head>")
  // The script is close to the end.
  const moduleAt = html.lastIndexOf(MODULE)
  if (headEnd === -1 || moduleAt === -1) return fillBody(html)
  const hrefs: string[] = []
  // React hoists a page's links into its head.
  const head = html.slice(0, headEnd).replace(PRELOAD, (_, href: string) => {
    hrefs.push(href)
    return ""
  })
  const textAt = moduleAt + MODULE.length
  const text = html.slice(textAt, html.indexOf("</script>", textAt))
  const modules = routesLast(hrefs, text).join(" ")
  const deferred = ` type="text/plain" data-ssr="true" data-build="${build}" data-modules="${modules}">`
  const tagAt = html.lastIndexOf("<script", moduleAt)
  const body = fillBody(html.slice(headEnd, tagAt))
  const script = html.slice(tagAt, moduleAt) + deferred + html.slice(textAt)
  return [head, `<script nonce="${nonce}">${loader}</script>`, ...body, script]
}

/** Puts the modules of routes after the chunks that they import, so that each can be evaluated on its own. */
function routesLast(hrefs: string[], script: string) {
  const isRoute = (href: string) => script.includes(` from "${href}"`)
  return [...hrefs.filter(href => !isRoute(href)), ...hrefs.filter(isRoute)]
}
