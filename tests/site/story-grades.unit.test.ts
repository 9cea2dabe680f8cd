import { expect, test } from "vitest"
import { PLACES } from "#app/features/world/places.ts"
import { storyOf } from "#app/features/world/stories.server.ts"
import { readingGrade } from "#app/lib/wording/reading-grade.ts"

const HIGHEST_GRADE = 6
const STORIES = PLACES.flatMap(({ key, scenes }) => scenes.map(scene => [key, scene] as const))

test.each(STORIES)("%s/%s can be read in sixth grade", (place, scene) => {
  const { lead, screens } = storyOf(place, scene)!
  const texts = Object.values(screens).flatMap(screen => [
    ...screen.text,
    ...(screen.kind === "question" ? screen.options.map(({ label }) => label) : [screen.says]),
  ])
  expect(readingGrade([lead, ...texts].join("\n"))).toBeLessThanOrEqual(HIGHEST_GRADE)
})
