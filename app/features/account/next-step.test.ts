import { expect, test } from "vitest"
import { accountSteps, greeting, nextStep } from "./next-step.ts"

const nobody = { isStaff: false, needsGuardian: false, openCourse: null, hasFinishedCourse: false }
const fresh = { hasName: false, hasState: false, hasPicture: false, hasSecondFactor: false, ...nobody }
const whole = {
  hasName: true,
  hasState: true,
  hasPicture: true,
  hasSecondFactor: true,
  ...nobody,
  isStaff: true,
}

test("somebody new says their name first, and learns after that", () => {
  expect(nextStep(fresh).to).toBe("/me/profile")
  expect(nextStep({ ...fresh, hasName: true }).to).toBe("/courses")
})

test("staff lock their door before anything else", () => {
  expect(nextStep({ ...fresh, isStaff: true }).to).toBe("/me/security")
  expect(nextStep({ ...whole, hasSecondFactor: false }).to).toBe("/me/security")
  expect(nextStep(whole).to).toBe("/courses")
})

test("somebody under 18 finds a guardian before a course", () => {
  expect(nextStep({ ...fresh, needsGuardian: true }).to).toBe("/me/profile")
  expect(nextStep({ ...fresh, hasName: true, needsGuardian: true }).to).toBe("/me/guardians")
})

test("whoever is in a course goes on there, to the test in the end, and then to another one", () => {
  const course = { title: "Basics", lessons: "/courses/basics/learn", test: "/courses/basics/quiz" }
  const named = { ...fresh, hasName: true }
  const inside = (lessonsLeft: number) => nextStep({ ...named, openCourse: { ...course, lessonsLeft } })
  expect(inside(1)).toMatchObject({ title: "Basics", text: expect.stringMatching(/^One lesson/) })
  expect([inside(2).to, inside(0).to]).toEqual(["/courses/basics/learn", "/courses/basics/quiz"])
  expect(nextStep({ ...named, hasFinishedCourse: true }).label).toBe("Find another course")
})

test("a greeting has a line for the first name, if it fits", () => {
  expect(greeting("Marisol de la Vega")).toEqual(["Hey", "Marisol"])
  expect(greeting("Bartholomew-Alexander")).toEqual(["Hey there"])
  expect(greeting(" ")).toEqual(["Hey there"])
})

test("what is done is ticked off", () => {
  expect(accountSteps(fresh).filter(step => step.isDone)).toEqual([])
  expect(accountSteps(whole).every(step => step.isDone)).toBe(true)
  expect(accountSteps({ ...fresh, hasState: true }).map(({ key, isDone }) => isDone && key)).toEqual([
    ...[false, "state", false, false],
  ])
})
