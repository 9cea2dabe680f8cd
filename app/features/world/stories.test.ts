import { globSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { brotliCompressSync } from "node:zlib"
import { expect, test } from "vitest"
import type { Screen, Story } from "#content/schema/world.ts"
import { artSize } from "./art-size.ts"
import { PLACES } from "./places.ts"
import { isSceneFinished } from "./scene-walk.ts"
import { sourcesOf, storyOf } from "./stories.server.ts"
import { choicesIn, walk } from "./walk.ts"

const ROOT = join(import.meta.dirname, "../../..")
const STORIES = PLACES.flatMap(({ key, scenes }) => scenes.map(scene => [key, scene] as const))

/** Every screen that choices can lead to, with the choices. No story of ours has a loop without a detour. */
function everyStep(
  story: Story,
  path: readonly string[] = [],
): { path: readonly string[]; screen: Screen }[] {
  const { screen } = walk(story, path)
  const next = screen.kind === "question" ? screen.options : []
  expect(path.length).toBeLessThan(10)
  return [{ path, screen }, ...next.flatMap(({ key }) => everyStep(story, [...path, key]))]
}

test("there are fifteen stories, and each has its file", () => {
  expect(STORIES).toHaveLength(15)
  expect(STORIES.filter(([place, scene]) => storyOf(place, scene) === null)).toEqual([])
  const files = globSync("content/en/world/*/*.yaml", { cwd: ROOT }).filter(
    file => !/\/place\.yaml$/.test(file),
  )
  expect(files).toHaveLength(15)
})

test.each(STORIES)("every path of %s/%s leads to an ending or back", (place, scene) => {
  const story = storyOf(place, scene)!
  const steps = everyStep(story)
  const reached = new Set(steps.map(({ screen }) => screen))
  expect(Object.entries(story.screens).filter(([, screen]) => !reached.has(screen))).toEqual([])
  for (const { path, screen } of steps) {
    expect(walk(story, path).path, path.join(".")).toEqual(path)
    expect(isSceneFinished(place, scene, path), path.join(".")).toBe(screen.kind === "ending")
    if (screen.kind === "detour") expect(walk(story, path.slice(0, -1)).screen.kind).toBe("question")
    if (screen.kind === "question") {
      const kinds = screen.options.map(({ to }) => story.screens[to]!.kind)
      expect(kinds.includes("detour"), screen.heading).toBe(true)
      expect(
        kinds.some(kind => kind !== "detour"),
        screen.heading,
      ).toBe(true)
      expect(new Set(screen.options.map(({ key }) => key)).size).toBe(screen.options.length)
    }
  }
  expect(steps.some(({ screen }) => screen.kind === "ending")).toBe(true)
  expect(sourcesOf(story).length).toBeGreaterThan(0)
})

test("choices that a story does not offer do not finish it", () => {
  expect(isSceneFinished("quad", "the-locked-door", [])).toBe(false)
  expect(isSceneFinished("quad", "the-locked-door", ["knock", "open", "spray", "breathe", "breathe"])).toBe(
    false,
  )
  expect(isSceneFinished("quad", "the-locked-door", ["knock", "nothing", "spray", "breathe"])).toBe(false)
  expect(isSceneFinished("bus", "the-locked-door", ["knock", "open", "spray", "breathe"])).toBe(false)
  expect(isSceneFinished("quad", "__proto__", ["toString"])).toBe(false)
})

test("an address with unknown choices shows the last screen that is known", () => {
  const story = storyOf("quad", "the-locked-door")!
  expect(walk(story, choicesIn(new URLSearchParams("path=knock.toString"))).path).toEqual(["knock"])
  expect(walk(story, choicesIn(new URLSearchParams(""))).screen).toBe(story.screens.start)
})

test("every drawing of a picture has its file, in the size that the picture expects", () => {
  const drawings = STORIES.flatMap(([place, scene]) => Object.values(storyOf(place, scene)!.screens)).flatMap(
    ({ picture }) => picture.drawings,
  )
  for (const art of new Set(drawings.map(drawing => drawing.art))) {
    const file = readFileSync(join(ROOT, `public/art/world/${art}.svg`), "utf8")
    const [width, height] = artSize(art)
    expect(file, art).toContain(`width="${width}" height="${height}"`)
  }
})

// Of 150 kB for a place, the page's own code has 25 kB and its HTML 15 kB.
const ART_BUDGET = 110_000
const POSES = ["thumbs", "lookout"].map(pose => `mascot/narcat-${pose}`)
const PARTS = ["tail", "body", "arm-waving", "head", "eyes-open", "eyes-closed", "mouth-open"]
const NARCAT = [...POSES, ...PARTS.map(part => `mascot/parts/${part}`)]

test.each(PLACES)("the art of $name and its stories fits the budget as it is sent", ({ key, scenes }) => {
  const drawings = scenes
    .flatMap(scene => Object.values(storyOf(key, scene)!.screens))
    .flatMap(({ picture }) => picture.drawings.map(({ art }) => `art/world/${art}`))
  const sizes = [...new Set([`art/world/${key}`, ...NARCAT, ...drawings])].map(
    file => brotliCompressSync(readFileSync(join(ROOT, `public/${file}.svg`))).length,
  )
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(ART_BUDGET)
})
