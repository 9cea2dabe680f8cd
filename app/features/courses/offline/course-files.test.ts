import { expect, test } from "vitest"
import { lessonBlocks } from "#content/schema/blocks.ts"
import { offlineFiles, offlinePages } from "./course-files.ts"

const course = {
  slug: "basics",
  bank: "basics",
  rescue_steps: [{}],
  lessons: [{ slug: "one" }, { slug: "two" }],
}

test("a saved course consists of its page, lessons, rescue card and test", () => {
  expect(offlinePages(course)).toEqual([
    "/courses/basics",
    "/courses/basics/learn",
    "/courses/basics/learn/one",
    "/courses/basics/learn/two",
    "/courses/basics/card",
    "/courses/basics/quiz",
  ])
  expect(offlinePages({ ...course, bank: null, rescue_steps: [] })).toHaveLength(4)
})

test("the files of lessons are their pictures, films and captions, each once", () => {
  const alt = "A hand on a cheek"
  const frame = { art: "roll", alt, caption: "Roll them over.", seconds: 4 }
  const blocks = lessonBlocks.parse([
    { kind: "picture", id: "a", art: "roll", alt },
    { kind: "film", id: "b", title: "Film", frames: [frame, { ...frame, art: "talk" }] },
    {
      kind: "video",
      id: "c",
      title: "Video",
      file: "/f.mp4",
      poster: "/p.webp",
      captions: "/c.vtt",
      transcript: ["Hi"],
    },
    { kind: "text", id: "d", heading: "Text", paragraphs: ["Text"] },
  ])
  expect(offlineFiles(blocks)).toEqual([
    "/art/courses/roll.svg",
    "/art/courses/talk.svg",
    "/c.vtt",
    "/f.mp4",
    "/p.webp",
  ])
})
