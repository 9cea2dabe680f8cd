import { expect, test } from "vitest"
import { accountSteps, greeting, nextStep } from "./next-step.ts"

const nobody = { isStaff: false, needsGuardian: false }
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
