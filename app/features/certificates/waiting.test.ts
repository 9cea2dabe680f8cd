import { expect, test } from "vitest"
import { type WaitingCertificate, waitingNotice } from "./waiting.ts"

const WAITING: WaitingCertificate = {
  ...{ attempt: "a1", courseId: "c1", courseSlug: "basics", course: "Basics", step: "name" },
  ...{ suggestedName: null, suggestedForm: "initials", earlier: "e1" },
}

test.each([
  ["name", "/courses/basics/quiz?result=a1"],
  ["age", "/me/welcome"],
  ["guardian", "/me/guardians"],
  ["review", "/certificate/e1"],
  ["refused", "/about/contact"],
] as const)("when the %s is missing, the notice leads to %s", (step, to) => {
  expect(waitingNotice({ ...WAITING, step }).to).toBe(to)
})
