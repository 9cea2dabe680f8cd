import { _api } from "@iconify/react"
import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { fetchIcon } from "./icon-client.ts"

const errors = vi.spyOn(console, "error")
const warnings = vi.spyOn(console, "warn")
const asked: string[] = []
const HOUSE = { body: '<path d="M0 0h256v256z"/>' }

beforeEach(() => {
  asked.length = 0
  errors.mockReset().mockReturnValue(undefined)
  warnings.mockReset().mockReturnValue(undefined)
})
afterEach(() => vi.unstubAllGlobals())

function answering(answer: (url: string) => Response) {
  vi.stubGlobal("fetch", async (url: string) => {
    asked.push(url)
    return answer(url)
  })
}

test("our endpoint is the only host, with the waiting times of the specification", () => {
  expect(_api.getAPIConfig("")).toMatchObject({
    resources: ["/api/_nuxt_icon"],
    maxURL: 500,
    rotate: 750,
    timeout: 5000,
  })
})

test("names asked for together travel in one request", async () => {
  answering(() =>
    Response.json({ prefix: "ph", icons: { house: HOUSE, door: HOUSE }, width: 256, height: 256 }),
  )
  const [house] = await Promise.all([fetchIcon("ph:house"), fetchIcon("ph:door")])
  expect(house).toEqual({ viewBox: "0 0 256 256", shapes: [["path", { d: "M0 0h256v256z" }]] })
  expect(asked).toEqual(["/api/_nuxt_icon/ph.json?icons=door%2Chouse"])
})

test("many names are split so that no address is longer than 500", async () => {
  answering(url => {
    const names = new URL(url, "http://x").searchParams.get("icons")!.split(",")
    return Response.json({ prefix: "ph", icons: Object.fromEntries(names.map(name => [name, HOUSE])) })
  })
  const names = Array.from({ length: 60 }, (_, number) => `ph:long-name-${number}`)
  await Promise.all(names.map(fetchIcon))
  expect(asked.length).toBeGreaterThan(1)
  for (const url of asked) expect(decodeURIComponent(url).length).toBeLessThanOrEqual(500)
})

test("a missing icon is warned about and not asked for again", async () => {
  answering(() => Response.json({ prefix: "ph", icons: {}, not_found: ["nowhere"] }))
  expect(await fetchIcon("ph:nowhere")).toBeNull()
  expect(await fetchIcon("ph:nowhere")).toBeNull()
  expect(asked).toHaveLength(1)
  expect(warnings.mock.calls[0]).toEqual(["[Icon] failed to load icon `ph:nowhere`"])
  expect(errors).not.toHaveBeenCalled()
})

test("a name that cannot be one is missing without a request", async () => {
  answering(() => Response.json({}))
  expect(await fetchIcon("ph:Not A Name")).toBeNull()
  expect(asked).toEqual([])
})

test.each([
  ["another collection", { prefix: "mdi", icons: {} }],
  ["no icons", { prefix: "ph" }],
])("an answer with %s is invalid and logged as such", async (kind, answer) => {
  answering(() => Response.json(answer))
  expect(await fetchIcon(`ph:bad-${kind.replaceAll(" ", "-")}`)).toBeNull()
  expect(errors.mock.calls).toEqual([["Failed to load custom icons", expect.any(Error)]])
  expect(String(errors.mock.calls[0]![1])).toContain("Invalid data")
})
