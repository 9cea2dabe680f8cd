import { renderToStaticMarkup, renderToString } from "react-dom/server"
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from "react-router"
import { isFullDiskError } from "./lib/auth/full-disk.server.ts"
import { deferHydration } from "./lib/rendering/deferred-hydration.server.ts"
import { ErrorStatus } from "./lib/rendering/error-status.ts"
import { type FragmentSlot, FragmentSlots, insertFragments } from "./lib/rendering/fragment-cache.tsx"
import { ScriptNonce } from "./lib/rendering/inline-script.tsx"
import type { SiteSettings } from "./lib/rendering/settings.ts"
import { appContext } from "./lib/supabase/app-context.server.ts"
import { styleSheetPath } from "./lib/theming/site-colors.ts"
import { PracticeFrame } from "./ui/shell/practice-frame.tsx"

export { variantCookie } from "./lib/state/state-cookie.ts"
export { appContext } from "./lib/supabase/app-context.server.ts"
export { dropCachedQueries } from "./lib/supabase/cached-query.server.ts"

/** Renders to a string: public pages need no streaming, and whole bodies can be hashed, cached and compressed. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  services: RouterContextProvider,
) {
  const { cacheFragments = true, isOutage, practice, scriptNonce } = services.get(appContext)
  await readLoaderData(context)
  const fragments: FragmentSlot[] = []
  const html = renderToString(
    <ScriptNonce value={scriptNonce}>
      <FragmentSlots value={cacheFragments ? fragments : null}>
        <ErrorStatus value={isOutage?.() ? 503 : 500}>
          <ServerRouter context={context} url={request.url} nonce={scriptNonce} />
        </ErrorStatus>
      </FragmentSlots>
    </ScriptNonce>,
  )
  headers.set("Content-Type", "text/html; charset=utf-8")
  if (!headers.has("Cache-Control")) headers.set("Cache-Control", "private, no-store")
  const page = deferHydration(withColors(practice ? withFrame(html) : html, context), {
    nonce: scriptNonce,
    build: context.manifest.version,
    fillBody: body => insertFragments(body, fragments),
  })
  // The server takes the text as it is (server/pages/rendering.ts): a body would be encoded and read back.
  return Object.assign(new Response(null, { status, headers }), { html: ["<!DOCTYPE html>", ...page] })
}

/**
 * The frame is no part of the app, so real sites load no code for it. While React hydrates the body, it leaves children
 * alone whose tag no element of the page has.
 */
function withFrame(html: string) {
  const frame = `<practice-frame>${renderToStaticMarkup(<PracticeFrame />)}</practice-frame>`
  return html.replace(/<body[^>]*>/, body => body + frame)
}

/**
 * Adds the style sheet with the colors that the office has chosen. It is no part of the app, so other sites load nothing
 * for it: React leaves style sheets in the head alone.
 */
function withColors(html: string, { staticHandlerContext }: EntryContext) {
  const root = staticHandlerContext.loaderData.root as { settings: SiteSettings } | undefined
  const colors = root?.settings.colors
  if (!colors) return html
  return html.replace("</head>", `<link rel="stylesheet" href="${styleSheetPath(colors)}"/></head>`)
}

/** Reads the loader data ahead: React Router suspends on its stream, which a string cannot wait for (decision 014). */
async function readLoaderData(context: EntryContext) {
  const reader = context.serverHandoffStream?.getReader()
  const decoder = new TextDecoder()
  let value = ""
  for (let chunk = await reader?.read(); chunk?.value; chunk = await reader?.read())
    value += decoder.decode(chunk.value, { stream: true })
  reader?.releaseLock()
  context.renderMeta = {
    streamCache: { 0: Object.assign(Promise.resolve(), { result: { done: true, value } }) },
  }
}

/**
 * Reports errors of loaders, actions and rendering. Thrown responses are expected and not reported; a full disk is
 * reported once by the backend.
 */
export const handleError: HandleErrorFunction = (error, { context, request }) => {
  if (request.signal.aborted || isRouteErrorResponse(error) || isFullDiskError(error)) return
  ;(context as RouterContextProvider).get(appContext).report(error)
}
