import { expect, test } from "vitest"
import { block, lessonBlocks } from "./blocks.ts"

const EMBED = {
  kind: "embed",
  id: "film",
  provider: "youtube",
  video: "abcDEF12345",
  title: "A film",
  transcript: ["Words."],
}

test("an embedded video comes from a listed player, by its id and never by a URL", () => {
  expect(block.safeParse(EMBED).success).toBe(true)
  expect(block.safeParse({ ...EMBED, provider: "vimeo", video: "123456789" }).success).toBe(true)
  for (const wrong of [
    { provider: "dailymotion" },
    { provider: "https://evil.example" },
    { video: "https://evil.example/x" },
    { video: "abc/../../evil" },
    { src: "https://evil.example/x" },
    { transcript: [] },
  ])
    expect(block.safeParse({ ...EMBED, ...wrong }).success, JSON.stringify(wrong)).toBe(false)
})

test("a picture needs an alternative text", () => {
  const picture = {
    kind: "picture",
    id: "lock",
    art: "receptors",
    alt: "A lock and two keys beside each other.",
  }
  expect(block.safeParse(picture).success).toBe(true)
  for (const alt of [undefined, "", "A lock"])
    expect(block.safeParse({ ...picture, alt }).success).toBe(false)
})

test("a video needs captions and a transcript", () => {
  const files = { file: "/a.mp4", poster: "/a.png", captions: "/a.vtt" }
  const video = { kind: "video", id: "film", title: "A film", ...files, transcript: ["Words."] }
  expect(block.safeParse(video).success).toBe(true)
  expect(block.safeParse({ ...video, captions: undefined }).success).toBe(false)
  expect(block.safeParse({ ...video, transcript: undefined }).success).toBe(false)
  expect(block.safeParse({ ...video, file: "https://elsewhere.example/a.mp4" }).success).toBe(false)
})

test("every block of a lesson has an id of its own", () => {
  const text = { kind: "text", id: "one", heading: "One", paragraphs: ["One."] }
  expect(lessonBlocks.safeParse([text, { ...text, id: "two" }]).success).toBe(true)
  expect(lessonBlocks.safeParse([text, text]).success).toBe(false)
  expect(lessonBlocks.safeParse([{ ...text, id: undefined }]).success).toBe(false)
})
