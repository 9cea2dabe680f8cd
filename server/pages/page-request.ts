import { bodyLimit, discardBody, readBody } from "../http/request-body.ts"
import { forwardedHeaders } from "../http/request-headers.ts"
import type { Target } from "../http/request-path.ts"
import { textResponse } from "../http/responses.ts"
import { type RequestContext, sendBody, sendPlainResponse } from "../http/send-response.ts"
import { sensitiveRoute } from "../logging/log.ts"
import { hasSessionCookie } from "../security/origin.ts"
import type { HeaderList } from "../security/security-headers.ts"
import { sendEncodedPage } from "./encoded-page.ts"
import type { PageCache } from "./page-cache.ts"
import { pageKey, variantKey } from "./page-key.ts"
import type { Rendering } from "./rendering.ts"

// Pages about reports get nothing that says whose browser it is: not even a session is looked at.
const IDENTIFYING = ["authorization", "cookie", "user-agent", "referer", "accept-language"]

interface PageRequest {
  context: RequestContext
  target: Target
  origin: string
  address: string
  signal: AbortSignal
  cache: PageCache | null
  rendering: Rendering
  always: HeaderList
}

export function isAnonymousRead(request: RequestContext["request"]): boolean {
  const { headers, method } = request
  return (
    (method === "GET" || method === "HEAD") &&
    headers.authorization === undefined &&
    !hasSessionCookie(headers.cookie) &&
    !mayHaveStartedCourse(request)
  )
}

/** A guest reads the version of a course that they have started, even after it was replaced. */
function mayHaveStartedCourse({ url, headers }: RequestContext["request"]): boolean {
  return url?.startsWith("/courses") === true && /(?:^|;\s*)(?:__Host-)?guest=/.test(headers.cookie ?? "")
}

/** Sends a page: from the cache, rendered once for all waiting requests, or rendered for this visitor. */
export async function respondWithPage(page: PageRequest) {
  const { context, target, cache } = page
  const { request, response } = context
  const isAnonymous = isAnonymousRead(request)
  const ownKey = cache && isAnonymous ? pageKey(target.path, target.query) : null
  const key = ownKey === null ? null : variantKey(ownKey, page.rendering.variantCookie(request))
  if (cache && key !== null && !cache.isPersonal(key)) {
    const cachedPage = cache.get(key)
    const rendered = cachedPage
      ? { kind: "page" as const, page: cachedPage }
      : await cache.renderAndStore(key, context.id)
    if (rendered.kind !== "personal") {
      if (!response.destroyed) context.bytes = sendEncodedPage(rendered.page, request, response, context.id)
      return
    }
  }
  await renderForVisitor(page, isAnonymous)
}

async function renderForVisitor(
  { context, target, origin, address, signal, rendering, always }: PageRequest,
  isAnonymous: boolean,
) {
  const { request, response } = context
  const method = request.method ?? "GET"
  const hasBody = method !== "GET" && method !== "HEAD"
  const body = hasBody
    ? await readBody(request, response, bodyLimit(request.headers["content-type"], false))
    : null
  if (body !== null && "status" in body) {
    discardBody(request)
    return sendPlainResponse(
      context,
      textResponse(body.status, body.message, [["Connection", "close"]]),
      always,
    )
  }
  // Our origin check is stricter than the framework's, which would reject some valid requests.
  const headers = forwardedHeaders(request, [
    "origin",
    "host",
    ...(sensitiveRoute(target.decoded) ? IDENTIFYING : []),
  ])
  const init = { method, headers, signal, body: body && body.length > 0 ? new Uint8Array(body) : null }
  const rendered = await rendering.renderPrivate(new Request(origin + target.path + target.query, init), {
    path: target.path,
    requestId: context.id,
    address,
    mayBePublic: isAnonymous,
  })
  await sendBody(context, rendered.status, rendered.headers, rendered.body)
}
