import { expect, test } from "vitest"
import { passagesOf } from "./notes.server.ts"

const source = (id: string) => ({
  id,
  title: id,
  publisher: "P",
  url: "https://p.example/",
  accessed: "2026-11-16",
})
const text = (...paragraphs: string[]) => ({ kind: "text" as const, paragraphs })

test("a source has its note beside the first passage that cites it, and keeps its number", () => {
  const blocks = [text("None."), text("A.[^S9][^S2]", "B.[^S9]"), text("C.[^S2][^S4]")]
  const { passages, numbers } = passagesOf(blocks, [source("S2"), source("S4"), source("S9")])
  expect(passages.map(({ notes }) => notes.map(note => [note.number, note.source.id]))).toEqual([
    [],
    [
      [1, "S9"],
      [2, "S2"],
    ],
    [[3, "S4"]],
  ])
  expect(numbers).toEqual({ S9: 1, S2: 2, S4: 3 })
})

test("a citation of a source that the article does not list has no note", () => {
  expect(passagesOf([text("A.[^S1]")], []).passages[0]?.notes).toEqual([])
})
