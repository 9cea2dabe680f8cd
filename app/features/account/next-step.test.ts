import { expect, test } from "vitest"
import { accountSteps, greeting, nextStep } from "./next-step.ts"

const member = {
  ...{ isStaff: false, needsGuardian: false, waitingCertificate: null },
  ...{ openCourse: null, hasFinishedCourse: false },
}
const newMember = { hasName: false, hasState: false, hasPicture: false, hasSecondFactor: false, ...member }
const complete = {
  hasName: true,
  hasState: true,
  hasPicture: true,
  hasSecondFactor: true,
  ...member,
  isStaff: true,
}

test("a new member sets their name first, then starts a course", () => {
  expect(nextStep(newMember).to).toBe("/me/profile")
  expect(nextStep({ ...newMember, hasName: true }).to).toBe("/courses")
})

test("staff set up two-step sign-in before anything else", () => {
  expect(nextStep({ ...newMember, isStaff: true }).to).toBe("/me/security")
  expect(nextStep({ ...complete, hasSecondFactor: false }).to).toBe("/me/security")
  expect(nextStep(complete).to).toBe("/courses")
})

test("a member under 18 invites a guardian before starting a course", () => {
  expect(nextStep({ ...newMember, needsGuardian: true }).to).toBe("/me/profile")
  expect(nextStep({ ...newMember, hasName: true, needsGuardian: true }).to).toBe("/me/guardians")
})

test("a certificate that waits for its name comes before the profile, but not before the second factor", () => {
  const waitingCertificate = { title: "Waiting", text: "", label: "Choose the name", to: "/quiz" }
  expect(nextStep({ ...newMember, waitingCertificate }).to).toBe("/quiz")
  expect(nextStep({ ...newMember, waitingCertificate, isStaff: true }).to).toBe("/me/security")
})

test("an open course comes next, then its test, then another course", () => {
  const course = { title: "Basics", lessons: "/courses/basics/learn", test: "/courses/basics/quiz" }
  const named = { ...newMember, hasName: true }
  const inside = (lessonsLeft: number) => nextStep({ ...named, openCourse: { ...course, lessonsLeft } })
  expect(inside(1)).toMatchObject({ title: "Basics", text: expect.stringMatching(/^One lesson/) })
  expect([inside(2).to, inside(0).to]).toEqual(["/courses/basics/learn", "/courses/basics/quiz"])
  expect(nextStep({ ...named, hasFinishedCourse: true }).label).toBe("Find another course")
})

test("the greeting has a line for the first name if it fits", () => {
  expect(greeting("Marisol de la Vega")).toEqual(["Hey", "Marisol"])
  expect(greeting("Bartholomew-Alexander")).toEqual(["Hey there"])
  expect(greeting(" ")).toEqual(["Hey there"])
})

test("finished steps are checked off", () => {
  expect(accountSteps(newMember).filter(step => step.isDone)).toEqual([])
  expect(accountSteps(complete).every(step => step.isDone)).toBe(true)
  expect(accountSteps({ ...newMember, hasState: true }).map(({ key, isDone }) => isDone && key)).toEqual([
    ...[false, "state", false, false],
  ])
})
