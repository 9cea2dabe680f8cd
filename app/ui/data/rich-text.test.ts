import { createElement } from "react"
import { renderToStaticMarkup } from "react-dom/server"
import { expect, test } from "vitest"
import { RichText } from "./rich-text.tsx"

function drawn(words: string) {
  return renderToStaticMarkup(createElement(RichText, null, words))
}

test("unsupported markup is shown as text", () => {
  expect(drawn('<script>alert(1)</script> <img src=x onerror="alert(2)">')).toBe(
    "&lt;script&gt;alert(1)&lt;/script&gt; &lt;img src=x onerror=&quot;alert(2)&quot;&gt;",
  )
  expect(drawn("[go](javascript:alert)")).toBe("[go](javascript:alert)")
})

test("strong, emphasis and site links are rendered", () => {
  const html = drawn("**Call** *now*: [steps](/emergency)")
  expect(html).toContain("<strong>Call</strong> <em>now</em>: <a")
  expect(html).toContain('href="/emergency"')
})
