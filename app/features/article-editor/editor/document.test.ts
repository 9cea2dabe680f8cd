import { expect, test } from "vitest"
import { contentRows } from "#content/rows.ts"
import { articleBlocks } from "#content/schema/articles.ts"
import { citedSource } from "#content/schema/sources.ts"
import { readArticleText } from "../text/read-text.ts"
import { writeArticleText } from "../text/write-text.ts"
import { documentFromText, textFromDocument } from "./document.ts"
import { schema } from "./schema.ts"

const ARTICLES = contentRows("content").filter(({ table }) => table === "articles")

test.each(ARTICLES.map(({ file, values }) => [file, values] as const))(
  "%s survives the editor",
  (_, values) => {
    const text = writeArticleText(
      articleBlocks.parse(values.blocks),
      citedSource.array().parse(values.sources),
    )
    const doc = documentFromText(text, {})
    doc.check()
    const written = textFromDocument(doc)
    // The editor breaks pull quotes into lines again.
    expect(withoutQuotes(readArticleText(written.text))).toEqual(withoutQuotes(readArticleText(text)))
    const lines = written.text.split("\n")
    for (const [i, start] of written.starts.entries()) {
      expect(lines[start! - 1], `part ${i}`).not.toBe("")
      expect(start === 1 || lines[start! - 2] === "", `part ${i}`).toBe(true)
    }
  },
)

function withoutQuotes(read: ReturnType<typeof readArticleText>) {
  if ("problem" in read) throw new Error(read.problem)
  return read.blocks.filter(({ kind }) => kind !== "quote")
}

test("marks never enclose spaces, and empty parts are left out", () => {
  const bold = schema.marks.strong!.create()
  const { paragraph, heading, doc } = schema.nodes
  const text = [schema.text("a "), schema.text(" b ", [bold]), schema.text("c")]
  const made = doc!.create(null, [paragraph!.create(null, text), heading!.create(), paragraph!.create()])
  expect(textFromDocument(made)).toEqual({ text: "a  **b** c".replace("  ", " "), starts: [1, null, null] })
})

test("a picture brings its description and address along", () => {
  const id = "00000000-0000-4000-8000-000000000001"
  const doc = documentFromText(`![On a table](picture:${id})`, { [id]: { alt: "A kit", src: "/kit.webp" } })
  expect(doc.firstChild!.attrs).toEqual({
    picture: id,
    caption: "On a table",
    alt: "A kit",
    src: "/kit.webp",
  })
})
