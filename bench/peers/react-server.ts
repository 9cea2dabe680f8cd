import { readFileSync } from "node:fs"
import { createServer } from "node:http"
import { createElement, type ReactNode } from "react"
import { renderToString } from "react-dom/server"
import { type PageNode, type PageTree, withClassName } from "./page-tree.ts"

// React alone: draws the tree for each request, without a router, data or scripts.
const page: PageTree = JSON.parse(readFileSync(process.env.PAGE_FILE!, "utf8"))
const head = withClassName(page.head)
const body = withClassName(page.body)

createServer((_request, response) => {
  const document = createElement(
    ...(["html", page.html] as const),
    createElement("head", null, ...head.map(draw)),
    createElement("body", null, ...body.map(draw)),
  )
  const bytes = Buffer.from(`<!DOCTYPE html>${renderToString(document)}`)
  response.writeHead(200, { "Content-Type": "text/html; charset=utf-8", "Content-Length": bytes.length })
  response.end(bytes)
}).listen(Number(process.env.PORT), "127.0.0.1")

function draw(node: PageNode): ReactNode {
  if (typeof node === "string") return node
  const [tag, attributes, children] = node
  return createElement(tag, attributes, ...children.map(draw))
}
