import { createElement } from "react"
import page from "../page.json"
import { draw } from "./draw.js"

export default function Layout({ children }) {
  const head = createElement("head", null, ...page.head.map(draw))
  return createElement("html", page.html, head, createElement("body", null, children))
}
