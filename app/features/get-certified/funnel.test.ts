import { expect, test } from "vitest"
import { type Facts, funnel, type HeldCertificate } from "./funnel.ts"

const NOW = Date.parse("2026-11-15T12:00:00Z")
const NOTHING: Facts = {
  isMember: false,
  isMinor: false,
  course: { slug: "basics", title: "Basics", minutes: 22 },
  lessons: 10,
  lessonsDone: 0,
  hasOpenTest: false,
  hasPassed: false,
  certificate: null,
  waiting: null,
}
const at = (facts: Partial<Facts>) => funnel({ ...NOTHING, ...facts }, NOW)
const held = (expiresAt: string | null, more: Partial<HeldCertificate> = {}) => ({
  isMember: true,
  hasPassed: true,
  certificate: { id: "abc", status: "valid" as const, expiresAt, canRenew: false, ...more },
})

test("a visitor starts with the lessons, and what the device remembers counts", () => {
  expect(at({})).toMatchObject({ state: "visitor", current: 0, next: { to: "/courses/basics/learn" } })
  expect(at({}).steps).toContain("Sign up")
  const started = at({ lessonsDone: 4 })
  expect(started).toMatchObject({ state: "learning", current: 0 })
  expect(started.next.text).toContain("4 of 10 lessons done (40%)")
})

test("with all lessons done, or a test open, the test is next", () => {
  for (const facts of [{ lessonsDone: 10 }, { hasOpenTest: true }])
    expect(at(facts)).toMatchObject({ state: "learning", current: 1, next: { to: "/courses/basics/quiz" } })
})

test("the lessons step says how many lessons were done once it is over", () => {
  expect(at({ lessonsDone: 4 }).steps[0]).toBe("Take the lessons")
  expect(at({ lessonsDone: 4, hasOpenTest: true }).steps[0]).toBe("4 of 10 lessons")
  expect(at({ ...held(null), lessonsDone: 10 }).steps[0]).toBe("Take the lessons")
})

test("a guest who passed on this device is asked to sign up, at a step of its own", () => {
  const passed = at({ lessonsDone: 10, hasPassed: true })
  expect(passed).toMatchObject({ state: "waiting-sign-up", next: { to: "/me" } })
  expect(passed.steps[passed.current]).toBe("Sign up")
})

test("a passed test that still needs something says so, also next to an earlier certificate", () => {
  const next = { title: "Choose the name", text: "", label: "", to: "/quiz" }
  const stepAt = (facts: Partial<Facts>) => {
    const { state, steps, current } = at({ isMember: true, hasPassed: true, ...facts })
    return [state, steps[current]]
  }
  expect(at({ isMember: true, waiting: { step: "name", next } }).next).toBe(next)
  expect(stepAt({ waiting: { step: "name", next } })).toEqual(["waiting", "Choose the name"])
  expect(stepAt({ waiting: { step: "age", next } })).toEqual(["waiting", "Choose the name"])
  const guardian: Partial<Facts> = { isMinor: true, waiting: { step: "guardian", next } }
  expect(stepAt(guardian)).toEqual(["waiting", "A guardian agrees"])
  const revoked = held(null, { status: "revoked" })
  for (const step of ["review", "refused"] as const)
    expect(stepAt({ ...revoked, waiting: { step, next } })).toEqual(["waiting", "Get the certificate"])
})

test("a pass that no longer counts starts over", () => {
  expect(at({ isMember: true, hasPassed: true }).state).toBe("new")
})

test("a certificate is new, can be renewed soon, or has expired", () => {
  expect(at(held("2027-01-15T12:00:00Z"))).toMatchObject({
    state: "passed",
    next: { to: "/certificate/abc" },
  })
  expect(at(held("2027-01-15T12:00:00Z", { canRenew: true })).state).toBe("expiring")
  expect(at(held("2026-11-15T12:00:00Z", { canRenew: true }))).toMatchObject({ state: "expired", current: 1 })
  expect(at(held(null)).state).toBe("passed")
  expect(at(held(null, { status: "revoked" })).next.title).toBe("Your certificate was revoked")
})
