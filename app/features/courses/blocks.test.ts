import { expect, test } from "vitest"
import { block } from "./blocks.ts"

const EMBED = {
  kind: "embed",
  provider: "youtube",
  id: "abcDEF12345",
  title: "A film",
  transcript: ["Words."],
}

test("a film elsewhere comes from a player on the list, by its id and never by an address", () => {
  expect(block.safeParse(EMBED).success).toBe(true)
  expect(block.safeParse({ ...EMBED, provider: "vimeo", id: "123456789" }).success).toBe(true)
  for (const wrong of [
    { provider: "dailymotion" },
    { provider: "https://evil.example" },
    { id: "https://evil.example/x" },
    { id: "abc/../../evil" },
    { src: "https://evil.example/x" },
    { transcript: [] },
  ])
    expect(block.safeParse({ ...EMBED, ...wrong }).success, JSON.stringify(wrong)).toBe(false)
})

test("a picture without words for those who do not see it is no picture", () => {
  const picture = { kind: "picture", art: "receptors", alt: "A lock and two keys beside each other." }
  expect(block.safeParse(picture).success).toBe(true)
  for (const alt of [undefined, "", "A lock"])
    expect(block.safeParse({ ...picture, alt }).success).toBe(false)
})

test("a video needs captions and a transcript", () => {
  const files = { file: "/a.mp4", poster: "/a.png", captions: "/a.vtt" }
  const video = { kind: "video", title: "A film", ...files, transcript: ["Words."] }
  expect(block.safeParse(video).success).toBe(true)
  expect(block.safeParse({ ...video, captions: undefined }).success).toBe(false)
  expect(block.safeParse({ ...video, transcript: undefined }).success).toBe(false)
  expect(block.safeParse({ ...video, file: "https://elsewhere.example/a.mp4" }).success).toBe(false)
})
