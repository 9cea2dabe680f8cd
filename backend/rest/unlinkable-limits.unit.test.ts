import { expect, test } from "vitest"
import { UnlinkableLimits } from "./unlinkable-limits.ts"

const NOON = Date.UTC(2026, 10, 17, 12)

test("each network has its own calls of each function, until the day ends", () => {
  const limits = new UnlinkableLimits()
  expect(limits.take("report", "192.0.2.1", 2, NOON)).toBe(0)
  expect(limits.take("report", "192.0.2.1", 2, NOON)).toBe(0)
  expect(limits.take("report", "192.0.2.1", 2, NOON)).toBe(12 * 3600)
  expect(limits.take("refill", "192.0.2.1", 2, NOON)).toBe(0)
  expect(limits.take("report", "192.0.2.2", 2, NOON)).toBe(0)
  expect(limits.take("report", "192.0.2.1", 2, NOON + 12 * 3_600_000)).toBe(0)
})
