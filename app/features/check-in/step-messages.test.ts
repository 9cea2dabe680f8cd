import { expect, test } from "vitest"
import type { Entry, StepResult } from "./queries.ts"
import { stepMessages } from "./step-messages.ts"

const step = { seconds_ago: 0, sequence: 1 }
const checkIn = { ...step, kind: "check-in", registration: "r1", people: 1 } as const
const walkUp = {
  ...{ kind: "walk-up" as const, registration: "w1", name: "Ana Ruiz", email: "", people: 1 },
  ...{ seconds_ago: 0, sequence: 2 },
}
const kits = { ...step, kind: "kits", lot: "A12", kits: 1, sequence: 3 } as const
const roster = [{ registration_id: "r1", name: "Gus M." }] as Entry[]

function texts(...outcomes: StepResult["outcome"][]) {
  const results = outcomes.map((outcome, index) => ({ sequence: index + 1, outcome }) as StepResult)
  return stepMessages(results, [checkIn, walkUp, kits], roster, "America/Chicago").map(({ text }) => text)
}

test("the helper hears of a walk-up's seat, and of nothing else that went as noted", () => {
  expect(texts("checked-in", "checked-in", "counted")).toEqual(["Ana Ruiz: Checked in."])
})

test("every refused step is named", () => {
  expect(texts("no-permission", "full", "out-of-stock")).toEqual([
    "Gus M.: A guardian hasn’t said yes yet.",
    "Ana Ruiz: No seat is free, so they aren’t checked in. If they’re inside, tell the event team.",
    "No kits are left in stock, so this isn’t counted. Tell the event team if you handed one out.",
  ])
})
