import { _api } from "@iconify/react"
import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { fetchIcon } from "./icon-client.ts"

const errors = vi.spyOn(console, "error")
const warnings = vi.spyOn(console, "warn")
const requested: string[] = []
const HOUSE = { body: '<path d="M0 0h256v256z"/>' }

beforeEach(() => {
  requested.length = 0
  errors.mockReset().mockReturnValue(undefined)
  warnings.mockReset().mockReturnValue(undefined)
})
afterEach(() => vi.unstubAllGlobals())

function respondWith(respond: (url: string) => Response) {
  vi.stubGlobal("fetch", async (url: string) => {
    requested.push(url)
    return respond(url)
  })
}

test("our endpoint is the only host, with the timeouts of the specification", () => {
  expect(_api.getAPIConfig("")).toMatchObject({
    resources: ["/api/_nuxt_icon"],
    maxURL: 500,
    rotate: 750,
    timeout: 5000,
  })
})

test("icons loaded together share one request", async () => {
  respondWith(() =>
    Response.json({ prefix: "ph", icons: { house: HOUSE, door: HOUSE }, width: 256, height: 256 }),
  )
  const [house] = await Promise.all([fetchIcon("ph:house"), fetchIcon("ph:door")])
  expect(house).toEqual({ viewBox: "0 0 256 256", shapes: [["path", { d: "M0 0h256v256z" }]] })
  expect(requested).toEqual(["/api/_nuxt_icon/ph.json?icons=door%2Chouse"])
})

test("many names are split so that no URL is longer than 500 characters", async () => {
  respondWith(url => {
    const names = new URL(url, "http://x").searchParams.get("icons")!.split(",")
    return Response.json({ prefix: "ph", icons: Object.fromEntries(names.map(name => [name, HOUSE])) })
  })
  const names = Array.from({ length: 60 }, (_, number) => `ph:long-name-${number}`)
  await Promise.all(names.map(fetchIcon))
  expect(requested.length).toBeGreaterThan(1)
  for (const url of requested) expect(decodeURIComponent(url).length).toBeLessThanOrEqual(500)
})

test("a missing icon logs a warning and is not requested again", async () => {
  respondWith(() => Response.json({ prefix: "ph", icons: {}, not_found: ["nowhere"] }))
  expect(await fetchIcon("ph:nowhere")).toBeNull()
  expect(await fetchIcon("ph:nowhere")).toBeNull()
  expect(requested).toHaveLength(1)
  expect(warnings.mock.calls[0]).toEqual(["[Icon] failed to load icon `ph:nowhere`"])
  expect(errors).not.toHaveBeenCalled()
})

test("an invalid name is missing without a request", async () => {
  respondWith(() => Response.json({}))
  expect(await fetchIcon("ph:Not A Name")).toBeNull()
  expect(requested).toEqual([])
})

test.each([
  ["another collection", { prefix: "mdi", icons: {} }],
  ["no icons", { prefix: "ph" }],
])("a response with %s is logged as invalid", async (kind, body) => {
  respondWith(() => Response.json(body))
  expect(await fetchIcon(`ph:bad-${kind.replaceAll(" ", "-")}`)).toBeNull()
  expect(errors.mock.calls).toEqual([["Failed to load custom icons", expect.any(Error)]])
  expect(String(errors.mock.calls[0]![1])).toContain("Invalid data")
})
