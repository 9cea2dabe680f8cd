import { expect, test } from "vitest"
import { type Stages, stageButtons } from "./stages.ts"

const STAGES: Stages<"sent" | "accepted" | "ended"> = {
  labels: { sent: "Received", accepted: "Accepted", ended: "Ended" },
  buttons: { accepted: "Accept" },
  exception: "ended",
}

test("the first stage is the regular next step, and stages without a button text show their name", () => {
  expect(stageButtons(STAGES, ["accepted", "sent"])).toEqual([
    { intent: "accepted", label: "Accept", isPrimary: true },
    { intent: "sent", label: "Received", isPrimary: false },
  ])
})

test("an exception is no regular step, and a record at its end has no buttons", () => {
  expect(stageButtons(STAGES, ["ended"])).toEqual([{ intent: "ended", label: "Ended", isPrimary: false }])
  expect(stageButtons(STAGES, null)).toEqual([])
})
