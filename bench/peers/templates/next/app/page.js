import { createElement, Fragment } from "react"
import page from "../page.json"
import { draw } from "./draw.js"

export default function Page() {
  return createElement(Fragment, null, ...page.body.map(draw))
}
