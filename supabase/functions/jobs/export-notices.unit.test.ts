import { expect, test } from "vitest"
import { withNoticeText } from "./export-notices.ts"

const notices = {
  table: "public.notices",
  title: "What we told you",
  columns: [
    ["topic", "Topic"],
    ["message", "Title"],
    ["params", "Text"],
  ] as [string, string][],
}

test("an export shows the text of notices", () => {
  const rows = [{ topic: "account", message: "extra-time", params: { percent: 50 } }]
  const { columns, rows: shown } = withNoticeText({ ...notices, rows })
  expect(columns.map(([name]) => name)).toEqual(["topic", "title", "body"])
  expect(shown).toEqual([
    { topic: "account", title: "You have more time in tests", body: expect.stringContaining("50 percent") },
  ])
})

test("a notice without a text keeps its data, and other tables are unchanged", () => {
  const rows = [{ topic: "account", message: "no-such-message", params: { name: "Ann" } }]
  expect(withNoticeText({ ...notices, rows }).rows).toEqual([
    { topic: "account", title: "no-such-message", body: { name: "Ann" } },
  ])
  const other = { ...notices, table: "public.profiles", rows }
  expect(withNoticeText(other)).toBe(other)
})
