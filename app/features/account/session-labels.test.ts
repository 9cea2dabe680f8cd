import { expect, test } from "vitest"
import { formatTimeAgo, isHandheld } from "./session-labels.ts"

test("a phone has a picture of its own", () => {
  expect(["Safari on iPhone", "Chrome on Linux", null].map(isHandheld)).toEqual([true, false, false])
})

test("time is told as roughly as it matters", () => {
  const ago = (moment: string) => formatTimeAgo(moment, "2026-11-15T12:00:00Z")
  expect(ago("2026-11-15T11:55:00Z")).toBe("just now")
  expect(ago("2026-11-15T12:01:00Z")).toBe("just now")
  expect(ago("2026-11-15T11:30:00Z")).toBe("30 minutes ago")
  expect(ago("2026-11-15T09:10:00Z")).toBe("3 hours ago")
  expect(ago("2026-11-14T11:00:00Z")).toBe("yesterday")
  expect(ago("2026-11-05T11:00:00Z")).toBe("10 days ago")
})
