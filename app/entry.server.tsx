import { renderToString } from "react-dom/server"
import { type EntryContext, ServerRouter } from "react-router"

const esc: Record<string, string> = {
  "&": "\\u0026",
  ">": "\\u003e",
  "<": "\\u003c",
  "\u2028": "\\u2028",
  "\u2029": "\\u2029",
}
const escapeHtml = (s: string) => s.replace(/[&><\u2028\u2029]/g, m => esc[m])

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  ctx: EntryContext,
) {
  const stream = ctx.serverHandoffStream
  ctx.serverHandoffStream = undefined
  const html = renderToString(<ServerRouter context={ctx} url={request.url} />)
  let tail = ""
  if (stream && ctx.renderMeta?.didRenderScripts) {
    const dec = new TextDecoder()
    for await (const c of stream as unknown as AsyncIterable<Uint8Array>) {
      tail += `<script>window.__reactRouterContext.streamController.enqueue(${escapeHtml(JSON.stringify(dec.decode(c, { stream: true })))});</script>`
    }
    tail += "<script>window.__reactRouterContext.streamController.close();</script>"
  }
  headers.set("Content-Type", "text/html; charset=utf-8")
  return new Response(`<!DOCTYPE html>${html.replace("</body></html>", () => `${tail}</body></html>`)}`, {
    status,
    headers,
  })
}
