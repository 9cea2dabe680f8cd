import { expect, test } from "vitest"
import { matchingCourses, readFilters, statusOf } from "./filters.ts"

const course = (title: string, minutes: number, audiences: string[]) => ({
  ...{ title, minutes, audiences },
  summary: `About ${title}`,
  outcomes: ["Give a nasal spray"],
})
const COURSES = [course("Basics", 22, ["everyone", "school"]), course("Parents", 7, ["parents"])]

function found(search: string) {
  return matchingCourses(COURSES, readFilters(new URLSearchParams(search)), ({ title }) =>
    title === "Basics" ? "started" : "new",
  ).map(({ title }) => title)
}

test.each([
  ["", ["Basics", "Parents"]],
  ["q=SPRAY+basics", ["Basics"]],
  ["q=nothing", []],
  ["audience=parents", ["Parents"]],
  ["minutes=10", ["Parents"]],
  ["minutes=30&audience=school", ["Basics"]],
  ["status=started", ["Basics"]],
  ["audience=constructor&minutes=-1&status=toString", ["Basics", "Parents"]],
])("%j shows %j", (search, titles) => {
  expect(found(search)).toEqual(titles)
})

test("a course with a quiz is done when it is passed, any other with its last lesson", () => {
  const all = { lessons_done: 3, passed_at: null }
  expect(statusOf({ lessons: 3, hasTest: false }, undefined)).toBe("new")
  expect(statusOf({ lessons: 3, hasTest: false }, all)).toBe("done")
  expect(statusOf({ lessons: 3, hasTest: true }, all)).toBe("started")
  expect(statusOf({ lessons: 3, hasTest: true }, { ...all, passed_at: "2026-01-01" })).toBe("done")
})
