import { expect, test } from "vitest"
import type { Block } from "#content/schema/blocks.ts"
import { lessonChecks } from "./checks.server.ts"

const text = (paragraph: string): Block => ({
  kind: "text",
  id: "one",
  heading: "Look",
  paragraphs: [paragraph],
})
const messages = (block: Block) => lessonChecks([block]).notes.map(({ message }) => message)

test("a lesson in plain words has no notes", () => {
  expect(messages(text("Look at them. Read [the six steps](/courses)."))).toEqual([])
})

test("links, refused words, labels of people and long sentences are named", () => {
  expect(messages(text("Click [here](/courses)."))).toEqual([
    "The link “here” doesn’t say where it leads. Name the page.",
  ])
  expect(messages(text("Whoever finds an addict shall call."))).toEqual([
    "Instead of “addict”, write “person who uses drugs”.",
    "Instead of “Whoever”, write “anyone who, the people who”.",
    "Instead of “shall”, write “will”.",
  ])
  const long = `${Array.from({ length: 31 }, (_, i) => `word${i}`).join(" ")}.`
  expect(messages(text(`Short. ${long}`))).toEqual([
    "A sentence has 31 words: “word0 word1 word2 word3 word4 word5 …” Make two of it.",
  ])
})

test("descriptions of drawings are checked apart from the words", () => {
  const picture: Block = {
    kind: "picture",
    id: "two",
    art: "naloxone-box",
    alt: "Picture of somebody with a kit",
  }
  expect(messages(picture)).toEqual(["The description starts with “Picture of”, which isn’t needed."])
})
