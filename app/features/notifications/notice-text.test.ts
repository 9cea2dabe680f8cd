import { expect, test, vi } from "vitest"
import { noticeText } from "./notice-text.server.ts"

test("a notice is shown with its text, and one without a text is logged and left out", () => {
  const error = vi.spyOn(console, "error").mockImplementation(() => {})
  const rows = [
    { id: "1", message: "kit-shipped", params: {} },
    { id: "2", message: "extra-time", params: { percent: "many" } },
  ]
  expect(rows.flatMap(noticeText)).toEqual([
    { id: "1", title: "Your kit is on its way", body: expect.any(String), path: "/get-certified" },
  ])
  expect(error.mock.calls).toEqual([
    ["A notice cannot be shown: extra-time has invalid parameters: percent (invalid_type)"],
  ])
  error.mockRestore()
})
