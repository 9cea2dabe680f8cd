import { renderToString } from "react-dom/server"
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from "react-router"
import { deferHydration } from "./lib/rendering/deferred-hydration.server.ts"
import { FragmentSlots, insertFragments } from "./lib/rendering/fragment-cache.tsx"
import { ScriptMark } from "./lib/rendering/inline-script.tsx"
import { withOwnRoutes } from "./lib/rendering/partial-manifest.server.ts"
import { appContext } from "./lib/supabase/app-context.server.ts"

export { appContext } from "./lib/supabase/app-context.server.ts"
export { dropCachedQueries } from "./lib/supabase/cached-query.server.ts"

// React Router's own stream of loader data leans on fields its types do not show; entry.server.test.ts guards them.
interface Handoff {
  serverHandoffStream?: AsyncIterable<Uint8Array>
  renderMeta?: { didRenderScripts?: boolean }
}

/** Renders to a string: public pages need no streaming, and whole bodies can be hashed, cached and compressed. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  services: RouterContextProvider,
) {
  const { scriptMark } = services.get(appContext)
  const handoff = context as EntryContext & Handoff
  const loaderData = handoff.serverHandoffStream
  handoff.serverHandoffStream = undefined
  const pieces: string[] = []
  const html = renderToString(
    <ScriptMark value={scriptMark}>
      <FragmentSlots value={pieces}>
        <ServerRouter context={withOwnRoutes(context)} url={request.url} nonce={scriptMark} />
      </FragmentSlots>
    </ScriptMark>,
  )
  const scripts =
    loaderData && handoff.renderMeta?.didRenderScripts ? await loaderDataScripts(loaderData, scriptMark) : ""

  headers.set("Content-Type", "text/html; charset=utf-8")
  if (!headers.has("Cache-Control")) headers.set("Cache-Control", "private, no-store")
  const page = deferHydration(insertFragments(html, pieces), scriptMark)
  const end = page.lastIndexOf(END)
  const written = `<!DOCTYPE html>${page.slice(0, end)}${scripts}${page.slice(end)}`
  // The server takes the text as it is (server/pages/rendering.ts): a body would be encoded and read back.
  return Object.assign(new Response(null, { status, headers }), { html: written })
}

const END = "</body></html>"

/** The one place that reports errors of loaders, actions and rendering. Expected answers are not errors. */
export const handleError: HandleErrorFunction = (error, { context, request }) => {
  if (request.signal.aborted || isRouteErrorResponse(error)) return
  ;(context as RouterContextProvider).get(appContext).report(error)
}

async function loaderDataScripts(stream: AsyncIterable<Uint8Array>, scriptMark: string) {
  const decoder = new TextDecoder()
  const open = `<script nonce="${scriptMark}">`
  let scripts = ""
  for await (const chunk of stream) {
    const text = escapeForScript(JSON.stringify(decoder.decode(chunk, { stream: true })))
    scripts += `${open}window.__reactRouterContext.streamController.enqueue(${text});</script>`
  }
  return `${scripts}${open}window.__reactRouterContext.streamController.close();</script>`
}

function escapeForScript(json: string) {
  return json.replace(/[&<>\u2028\u2029]/g, char => `\\u${char.charCodeAt(0).toString(16).padStart(4, "0")}`)
}
