import { bodyLimit, discardBody, readBody } from "../http/request-body.ts"
import { passedHeaders } from "../http/request-headers.ts"
import type { Target } from "../http/request-path.ts"
import { textAnswer } from "../http/responses.ts"
import { type Exchange, sendAnswer, sendBody } from "../http/send-response.ts"
import { hasSessionCookie } from "../security/origin.ts"
import type { HeaderList } from "../security/security-headers.ts"
import { sendFinishedPage } from "./encoded-page.ts"
import type { PageCache } from "./page-cache.ts"
import { pageKey } from "./page-key.ts"
import type { Rendering } from "./rendering.ts"

export interface PageRequest {
  exchange: Exchange
  target: Target
  origin: string
  address: string
  signal: AbortSignal
  cache: PageCache | null
  rendering: Rendering
  always: HeaderList
}

export function isAnonymousRead(request: Exchange["request"]): boolean {
  const { headers, method } = request
  return (
    (method === "GET" || method === "HEAD") &&
    headers.authorization === undefined &&
    !hasSessionCookie(headers.cookie)
  )
}

/** Answers with a page: the kept one, one rendered for everybody who waits for it, or one for this visitor. */
export async function answerPage(page: PageRequest) {
  const { exchange, target, cache } = page
  const { request, response } = exchange
  const isAnonymous = isAnonymousRead(request)
  const key = cache && isAnonymous ? pageKey(target.path, target.query) : null
  if (cache && key !== null && !cache.isPersonal(key)) {
    const kept = cache.hit(key)
    const rendered = kept ? { kind: "page" as const, page: kept } : await cache.fill(key, exchange.id)
    if (rendered.kind !== "personal") {
      if (!response.destroyed)
        exchange.bytes = sendFinishedPage(rendered.page, request, response, exchange.id)
      return
    }
  }
  await renderForVisitor(page, isAnonymous)
}

async function renderForVisitor(
  { exchange, target, origin, address, signal, rendering, always }: PageRequest,
  isAnonymous: boolean,
) {
  const { request, response } = exchange
  const method = request.method ?? "GET"
  const hasBody = method !== "GET" && method !== "HEAD"
  const body = hasBody
    ? await readBody(request, response, bodyLimit(request.headers["content-type"], false))
    : null
  if (body !== null && "status" in body) {
    discardBody(request)
    return sendAnswer(exchange, textAnswer(body.status, body.message, [["Connection", "close"]]), always)
  }
  // The origin has been checked more strictly than the framework would: it need not look again.
  const headers = passedHeaders(request, ["origin", "host"])
  const init = { method, headers, signal, body: body && body.length > 0 ? new Uint8Array(body) : null }
  const rendered = await rendering.forOne(new Request(origin + target.path + target.query, init), {
    path: target.path,
    requestId: exchange.id,
    address,
    mayBePublic: isAnonymous,
  })
  await sendBody(exchange, rendered.status, rendered.headers, rendered.body)
}
