import { afterEach, expect, test, vi } from "vitest"
import { drawIcon, findIcons } from "./icon-collections.server.ts"

afterEach(() => vi.restoreAllMocks())

const request = (file: string, query: string) => findIcons(file, new URLSearchParams(query))

test("the response has the format of the public API", async () => {
  const response = await request("ph.json", "icons=arrow-right-bold,house")
  expect(response).toMatchObject({
    status: 200,
    icons: {
      prefix: "ph",
      width: 256,
      height: 256,
      aliases: {},
      icons: { "arrow-right-bold": { body: expect.stringMatching(/^<path/) }, house: {} },
    },
  })
  expect(response).not.toHaveProperty("icons.not_found")
})

test("unknown names are listed, including names of Object.prototype", async () => {
  const response = await request("ph.json", "icons=house,no-such-icon,constructor")
  expect(response).toMatchObject({ status: 200, icons: { not_found: ["no-such-icon", "constructor"] } })
  expect(Object.keys((response as { icons: { icons: object } }).icons.icons)).toEqual(["house"])
  const none = await request("ph.json", "icons=no-such-icon")
  expect(none).toMatchObject({ status: 200, icons: { icons: {}, not_found: ["no-such-icon"] } })
})

test("a collection that is not installed is not found", async () => {
  expect(await request("mdi.json", "icons=home")).toMatchObject({ status: 404 })
})

const INVALID = [
  ["ph.json", ""],
  ["ph.json", "icons="],
  ["ph.json", "icons=house,"],
  ["ph.json", "icons=house,house"],
  ["ph.json", "icons=house&icons=x"],
  ["ph.json", "icons=house&url=http://169.254.169.254/"],
  ["ph.json", "icons=__proto__"],
  ["ph.json", "icons=../package"],
  ["ph.json", "icons=House"],
  ["ph.json", "icons=%00house"],
  ["ph", "icons=house"],
  ["ph.json.json", "icons=house"],
  ["__proto__.json", "icons=house"],
  ["..json", "icons=house"],
  ["../ph.json", "icons=house"],
  ["[::ffff:7f00:1].json", "icons=house"],
  ["169.254.169.254.json", "icons=house"],
  ["0x7f.1.json", "icons=house"],
  ["@evil.test.json", "icons=house"],
  ["file:.json", "icons=house"],
  ["%2f%2fevil.test.json", "icons=house"],
]

test.each(INVALID)("%s?%s is refused without an outgoing request", async (file, query) => {
  const fetched = vi.spyOn(globalThis, "fetch")
  expect(await request(file, query)).toMatchObject({ status: 400, message: "Invalid icon request" })
  expect(fetched).not.toHaveBeenCalled()
})

test("a list longer than the client ever sends is refused without parsing", async () => {
  const names = Array.from({ length: 90 }, (_, number) => `icon-${number}`).join(",")
  expect(await request("ph.json", `icons=${names}`)).toMatchObject({ status: 414 })
})

test("a loader gets the shapes of an icon named in data", async () => {
  expect(await drawIcon("ph:house")).toMatchObject({ viewBox: "0 0 256 256", shapes: [["path", {}]] })
})

test("a missing icon logs a warning and returns null", async () => {
  const warn = vi.spyOn(console, "warn").mockReturnValue(undefined)
  expect(await drawIcon("ph:no-such-icon")).toBeNull()
  expect(await drawIcon("ph:../house")).toBeNull()
  expect(warn.mock.calls).toEqual([
    ["[Icon] failed to load icon `ph:no-such-icon`"],
    ["[Icon] failed to load icon `ph:../house`"],
  ])
})

test("a page waits 1.5 seconds for a slow collection", async () => {
  const warn = vi.spyOn(console, "warn").mockReturnValue(undefined)
  vi.resetModules()
  const fresh = await import("./icon-collections.server.ts")
  vi.useFakeTimers()
  const drawing = fresh.drawIcon("ph:house")
  vi.advanceTimersByTime(1500)
  vi.useRealTimers()
  expect(await drawing).toBeNull()
  expect(warn.mock.calls).toEqual([["[Icon] loading icon `ph:house` timed out after 1500ms"]])
  // A busy machine may take longer than 1.5 seconds to read the collection.
  await fresh.installed("ph")
  expect(await fresh.drawIcon("ph:house")).not.toBeNull()
})
