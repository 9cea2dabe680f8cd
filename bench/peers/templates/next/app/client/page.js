import { createElement } from "react"
import { ClientPage } from "./client-page.js"

export const dynamic = "force-dynamic"

export default function Page() {
  return createElement(ClientPage)
}
