import { expect, test } from "vitest"
import { fromStored, NEW_RESCUE, type Rescue, toStored, viewOf } from "./rescue.ts"

const NOW = Date.UTC(2026, 10, 17, 12)
const MINUTE = 60_000
const RUNNING: Rescue = {
  ...{ step: "breathe", sprays: [NOW - 5 * MINUTE] },
  ...{ isChild: true, isCpr: true, hasSound: true },
}

test("a reload continues a rescue", () => {
  expect(fromStored(toStored(RUNNING, NOW), NOW + MINUTE)).toEqual(RUNNING)
})

test.each([
  ["after two hours", toStored(RUNNING, NOW - 121 * MINUTE)],
  ["from a clock that was ahead", toStored(RUNNING, NOW + MINUTE)],
  ["of another version", JSON.stringify({ at: NOW, step: "dance", sprays: [] })],
  ["without times", JSON.stringify({ at: NOW, step: "spray", sprays: ["now"] })],
  ["that is not JSON", "{"],
  ["that is nothing", null],
])("what was stored %s starts a new rescue", (_, stored) => {
  expect(fromStored(stored, NOW)).toEqual(NEW_RESCUE)
})

test.each([
  [[], "No spray counted here."],
  [[NOW - 20_000], "1 spray, less than a minute ago."],
  [[NOW - 9 * MINUTE, NOW - 6.5 * MINUTE], "2 sprays. The last one 6 minutes ago."],
  [[NOW - 4 * MINUTE, NOW - MINUTE], "2 sprays. The last one 1 minute ago."],
])("the crew reads %j as %s", (sprays, sentence) => {
  expect(viewOf({ ...NEW_RESCUE, sprays }, NOW).texts.report).toBe(sentence)
})

test("timers show minutes and seconds since the spray, and until the next one", () => {
  const after = (seconds: number) => viewOf({ ...NEW_RESCUE, sprays: [NOW - seconds * 1000] }, NOW).texts
  const seconds = [0, 38, 119, 134, 600]
  expect(seconds.map(after).map(({ timer }) => timer)).toEqual(["0:00", "0:38", "1:59", "2:14", "10:00"])
  expect(seconds.map(after).map(({ wait }) => wait)).toEqual(["2:00", "1:22", "0:01", "0:00", "0:00"])
})

test.each([
  [119, "early", false],
  [120, "due", true],
  [179, "due", true],
  [180, "late", true],
])("%i seconds after a spray the next one is %s", (seconds, wait, isDue) => {
  const view = viewOf({ ...NEW_RESCUE, sprays: [NOW - seconds * 1000] }, NOW)
  expect([view.wait, view.parts.due, view.parts.waiting]).toEqual([wait, isDue, !isDue])
})

test("before the first spray nothing is due", () => {
  expect(viewOf(NEW_RESCUE, NOW)).toMatchObject({
    wait: "early",
    texts: { sprays: "0", timer: "0:00" },
    parts: {
      unsprayed: true,
      sprayed: false,
      waiting: false,
      due: false,
      adult: true,
      breaths: true,
      adultBreaths: true,
      childBreaths: false,
      cpr: false,
    },
  })
})

test.each([
  [false, false, ["adultBreaths"]],
  [true, false, ["childBreaths"]],
  [false, true, ["cpr", "adultCpr"]],
  [true, true, ["cpr", "childCpr"]],
])("for a child: %s, with CPR: %s, the step says only %j", (isChild, isCpr, said) => {
  const { parts } = viewOf({ ...NEW_RESCUE, isChild, isCpr }, NOW)
  const sentences = ["adultBreaths", "childBreaths", "cpr", "adultCpr", "childCpr"] as const
  expect(sentences.filter(part => parts[part])).toEqual(said)
})
