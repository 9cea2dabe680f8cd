import { expect, test } from "vitest"
import { plainErrors } from "#app/lib/forms/field-specs/plain-errors.server.ts"
import { readFields } from "#app/lib/forms/field-specs/read-fields.ts"
import { writeFields } from "#app/lib/forms/field-specs/write-fields.ts"
import { type Block, block } from "#content/schema/blocks.ts"
import { BLOCK_FIELDS } from "./block-fields.server.ts"

const BLOCKS: Block[] = [
  {
    kind: "text",
    id: "a",
    heading: "H",
    paragraphs: ["One.", "Two."],
    isForAdults: true,
    sources: ["S1", "S2"],
  },
  { kind: "picture", id: "a", art: "talk", alt: "Two people talk.", caption: "C" },
  {
    ...{ kind: "film", id: "a", title: "T" },
    frames: [1, 2].map(() => ({ art: "roll", alt: "A person is rolled.", caption: "C", seconds: 5 })),
  },
  {
    ...{ kind: "video", id: "a", title: "T", file: "/a.mp4", poster: "/a.png", captions: "/a.vtt" },
    transcript: ["W"],
  },
  { kind: "checklist", id: "a", title: "T", items: ["I", "J"] },
  {
    ...{ kind: "drill", id: "a", title: "T" },
    steps: [
      { title: "A", text: "B" },
      { title: "C", text: "D", seconds: 9 },
    ],
  },
  { kind: "flip", id: "a", cards: [{ front: "F", back: "B" }] },
  {
    ...{ kind: "check", id: "a", stem: "S" },
    choices: ["x", "y"].map(id => ({ id, text: "T", isRight: id === "x", feedback: "F" })),
  },
  {
    ...{ kind: "order", id: "a", stem: "S", feedback: "F" },
    steps: [
      { id: "x", text: "A" },
      { id: "y", text: "B" },
    ],
  },
  {
    ...{ kind: "hotspot", id: "a", stem: "S", art: "pupils", alt: "Two pairs of eyes." },
    spots: ["x", "y"].map(id => ({ id, label: "L", x: 0, y: 5, radius: 5, isRight: false, feedback: "F" })),
  },
  { kind: "callout", id: "a", tone: "law", title: "T", text: "W", states: ["Ohio"] },
  { kind: "embed", id: "a", provider: "vimeo", video: "123456789", title: "T", transcript: ["W"] },
]

test.each(BLOCKS)("the form of a $kind block reads what it wrote", written => {
  const specs = BLOCK_FIELDS[written.kind]
  const { value } = readFields(specs, writeFields(specs, written))
  expect(block.parse({ kind: written.kind, id: written.id, ...value })).toEqual(written)
})

test("entries are moved, removed and added, and keep their ids", () => {
  const specs = BLOCK_FIELDS.order
  const fields = {
    ...{
      stem: "S",
      feedback: "F",
      "steps.0.id": "x",
      "steps.0.text": "A",
      "steps.1.id": "y",
      "steps.1.text": "B",
    },
    ...{ "steps.2.id": "z", "steps.2.text": "C", "steps.3.id": "", "steps.3.text": "D", "steps.4.text": " " },
  }
  const ids = (more: Record<string, string>) =>
    (readFields(specs, { ...fields, ...more }).value.steps as { id: string }[]).map(({ id }) => id)
  const added = expect.stringMatching(/^n-[0-9a-f]{8}$/)
  expect(ids({})).toEqual(["x", "y", "z", added])
  expect(ids({ move: "down:steps.0" })).toEqual(["y", "x", "z", added])
  expect(ids({ move: "up:steps.0" })).toEqual(["x", "y", "z", added])
  expect(ids({ "steps.1.remove": "on", move: "up:steps.2" })).toEqual(["z", "x", added])
})

test("a problem is named beside the field it was typed into", () => {
  const specs = BLOCK_FIELDS.check
  const { value, places } = readFields(specs, {
    ...{
      stem: "",
      "choices.0.text": " ",
      "choices.1.text": "A",
      "choices.1.feedback": "F",
      "choices.1.isRight": "on",
    },
    ...{ "choices.2.text": "B", "choices.2.feedback": "", "choices.2.isRight": "on" },
  })
  const { error } = block.safeParse({ kind: "check", id: "a", ...value })
  expect(plainErrors(error!.issues, places)).toEqual({
    stem: "Fill this in.",
    choices: "Mark exactly one answer as right.",
    "choices.2.feedback": "Fill this in.",
  })
  const picture = block.safeParse({ kind: "picture", id: "a", art: "", alt: "Short" })
  expect(plainErrors(picture.error!.issues, {})).toEqual({
    art: "Choose one from the list.",
    alt: "Write at least 10 characters.",
  })
})
