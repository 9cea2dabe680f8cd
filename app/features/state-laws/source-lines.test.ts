import { expect, test } from "vitest"
import { linesOf, sourcesOf } from "./source-lines.ts"

test("sources become lines and sources again", () => {
  const sources = [
    { title: "Code § 1", publisher: "State", url: "https://law.example/1", accessed: "2026-11-17" },
    { title: "News", publisher: "Paper", url: "https://news.example/?a=b", accessed: "2026-11-16" },
  ]
  expect(sourcesOf(`${linesOf(sources)}\r\n\n`)).toEqual(sources)
})

test("a line that lacks a part has an empty one", () => {
  expect(sourcesOf("Code | State")).toEqual([{ title: "Code", publisher: "State", url: "", accessed: "" }])
})
