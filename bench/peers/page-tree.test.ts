import { expect, test } from "vitest"
import { countElements, parsePage, serialize, withClassName } from "./page-tree.ts"

const PAGE = `<!DOCTYPE html><html lang="en"><head><meta charSet="utf-8"/><title>A &amp; B</title><script>x("<p>")</script></head>
<body><!--$--><p class="a > b" hidden="">It&#x27;s<!-- --> here<br/></p><img alt=""/><option selected="" value="">A</option><script>1 < 2</script></body></html>`

test("a page is read as elements and texts, without scripts and comments", () => {
  expect(parsePage(PAGE)).toEqual({
    html: { lang: "en" },
    head: [["title", {}, ["A & B"]]],
    body: [
      ["p", { class: "a > b", hidden: true }, ["It's here", ["br", {}, []]]],
      ["img", { alt: "" }, []],
      ["option", { selected: true, value: "" }, ["A"]],
    ],
  })
})

test("two spellings of a page serialize alike", () => {
  const other = PAGE.replace('hidden=""', "HIDDEN").replace("&#x27;", "'").replace("<br/>", "<br>")
  expect(serialize(parsePage(other).body)).toBe(serialize(parsePage(PAGE).body))
})

test("a missing element changes the serialized page and the count", () => {
  const { body } = parsePage(PAGE)
  const other = parsePage(PAGE.replace("<br/>", "")).body
  expect(serialize(other)).not.toBe(serialize(body))
  expect([countElements(body), countElements(other)]).toEqual([4, 3])
})

test("React gets the class attribute under its own name", () => {
  expect(withClassName([["p", { class: "a", id: "b" }, []]])).toEqual([
    ["p", { className: "a", id: "b" }, []],
  ])
})

test("an element that is not closed is an error", () => {
  expect(() => parsePage("<html><head></head><body><p></body></html>")).toThrow("</body> closes <p>")
})
