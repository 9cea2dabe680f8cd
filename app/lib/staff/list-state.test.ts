import { expect, test } from "vitest"
import { listHref, readListState, shownColumns, toggledColumns } from "./list-state.ts"

const ID = "0123456789abcdef0123456789abcdef"
const LIST = {
  path: "/staff/things" as const,
  views: [
    { value: "open", label: "Open" },
    { value: "closed", label: "Closed" },
  ],
  search: { label: "Name" },
  filters: [{ name: "course", pattern: /^\d+$/ }],
  columns: [
    { key: "name", label: "Name" },
    { key: "place", label: "Place" },
    { key: "status", label: "Status" },
  ],
  order: { column: "at", type: "time", ascending: true, idPattern: /^[0-9a-f]{32}$/ } as never,
}

function read(query: string) {
  return readListState(LIST, new URLSearchParams(query))
}

test("a URL without parameters is the first view", () => {
  expect(read("")).toEqual({ view: "open", search: "", filters: {}, columns: null, after: null })
  expect(listHref(LIST, read(""))).toBe("/staff/things")
})

test("the state survives the round trip through the URL", () => {
  const query = `?q=ana+ruiz&view=closed&course=12&columns=status&after=${ID}%7E2026-01-02T03%3A04%3A05Z`
  expect(listHref(LIST, read(query))).toBe(`/staff/things${query}`)
  expect(listHref(LIST, read(query), { after: null })).toBe(
    "/staff/things?q=ana+ruiz&view=closed&course=12&columns=status",
  )
})

test("chosen columns are in the order of the list, and all of them are the default", () => {
  expect(read("columns=status&columns=place")).toEqual(read(""))
  expect(read("columns=status&columns=gone").columns).toEqual(["status"])
  expect(shownColumns(LIST.columns, read("columns=status")).map(({ key }) => key)).toEqual(["name", "status"])
  expect(shownColumns(LIST.columns, read("columns=name")).map(({ key }) => key)).toEqual(["name"])
  expect(read("columns=gone")).toEqual(read(""))
  const hidden = toggledColumns(LIST.columns, read(""), "place")
  expect(hidden).toEqual(["status"])
  expect(toggledColumns(LIST.columns, { columns: hidden }, "status")).toEqual(["name"])
  expect(toggledColumns(LIST.columns, { columns: hidden }, "place")).toBeNull()
})

test("malformed parameters count as absent", () => {
  for (const query of [
    "view=gone",
    "course=1 or 1=1",
    "after=~",
    `after=${ID}`,
    `after=${ID}~today`,
    "after=x~2026-01-01",
  ])
    expect(read(query), query).toEqual(read(""))
  expect(read(`q=${"x".repeat(900)}`).search).toHaveLength(200)
})
