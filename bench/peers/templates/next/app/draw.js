import { createElement } from "react"

export function draw(node) {
  if (typeof node === "string") return node
  const [tag, attributes, children] = node
  return createElement(tag, attributes, ...children.map(draw))
}
