import { readFileSync } from "node:fs"
import { expect, test } from "vitest"
import { readShapes } from "./icon-drawing.ts"

test("shapes, groups and attributes are converted to React names", () => {
  expect(
    readShapes('<g fill="none"><path stroke-width="16" d="M0 0"/><circle r="2"/></g><path d="M1 1"/>'),
  ).toEqual([
    [
      "g",
      { fill: "none" },
      [
        ["path", { strokeWidth: "16", d: "M0 0" }],
        ["circle", { r: "2" }],
      ],
    ],
    ["path", { d: "M1 1" }],
  ])
})

test.each([
  ["a script", "<script>alert(1)</script>"],
  ["an event handler", '<path onload="alert(1)" d="M0 0"/>'],
  ["a link", '<a href="javascript:alert(1)"><path d="M0 0"/></a>'],
  ["a style", '<path style="fill:red" d="M0 0"/>'],
  ["a URL", '<path fill="url(https://tracker.test/x)" d="M0 0"/>'],
  ["text", "hello<path/>"],
  ["an unclosed group", '<g><path d="M0 0"/>'],
  ["a stray end tag", '</g><path d="M0 0"/>'],
])("an icon with %s is rejected", (_, body) => {
  expect(readShapes(body)).toBeNull()
})

test("every icon of the installed collection is accepted", () => {
  const { icons } = JSON.parse(readFileSync("node_modules/@iconify-json/ph/icons.json", "utf8")) as {
    icons: Record<string, { body: string }>
  }
  const names = Object.keys(icons).filter(name => readShapes(icons[name]!.body) === null)
  expect(names).toEqual([])
})
