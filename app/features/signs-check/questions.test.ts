import { existsSync } from "node:fs"
import { join } from "node:path"
import { expect, test } from "vitest"
import { QUESTIONS } from "./questions.ts"

test.for(QUESTIONS.map(question => [question.id, question] as const))(
  "%s has one right answer, a reply to both, a source and a drawing",
  ([, { answers, art, source }]) => {
    expect(answers.filter(({ isRight }) => isRight)).toHaveLength(1)
    expect(answers.every(({ reply }) => reply.length > 20)).toBe(true)
    expect(source).not.toBe("")
    expect(existsSync(join(import.meta.dirname, `../../../public/art/courses/${art}.svg`))).toBe(true)
  },
)

test("the right answer is not always in the same place", () => {
  const places = QUESTIONS.map(({ answers }) => answers.findIndex(({ isRight }) => isRight))
  expect(new Set(places).size).toBe(2)
})
