import { expect, test } from "vitest"
import { officeDay } from "./event-view.server.ts"

test("the day is ours, not that of UTC", () => {
  expect(officeDay("2026-12-01T05:59:00Z")).toBe("2026-11-30")
  expect(officeDay("2026-12-01T06:00:00Z")).toBe("2026-12-01")
  expect(officeDay("2026-07-01T05:00:00Z")).toBe("2026-07-01")
})
