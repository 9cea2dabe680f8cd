import { readFileSync } from "node:fs"
import { expect, test } from "vitest"
import { cn, MERGE_OPTIONS } from "./cn.ts"

const tokens = readFileSync(new URL("../../styles/tokens.css", import.meta.url), "utf8")
const named = (kind: string) =>
  [...tokens.matchAll(new RegExp(`--${kind}-([a-z0-9]+):`, "g"))].map(m => m[1]!)

test("falsy values are dropped and nested arrays are flattened", () => {
  expect(cn("a", false, null, undefined, 0, ["b", ["c"]])).toBe("a b c")
})

test("of two classes for the same property the later one wins", () => {
  expect(cn("px-4 py-2", "p-6")).toBe("p-6")
  expect(cn("hover:bg-green-400", "hover:bg-ink")).toBe("hover:bg-ink")
})

test.each(named("text"))("text-%s is a font size, not a color", size => {
  expect(cn("text-sm", `text-${size}`)).toBe(`text-${size}`)
  expect(cn(`text-${size}`, "text-green-700")).toBe(`text-${size} text-green-700`)
  expect(cn(`text-${size} text-ink`, "text-lead", "text-white")).toBe("text-lead text-white")
})

test.each(named("radius"))("rounded-%s is a radius", radius => {
  expect(cn("rounded-full", `rounded-${radius}`)).toBe(`rounded-${radius}`)
  expect(cn(`rounded-${radius}`, "rounded-none")).toBe("rounded-none")
})

test.each(named("spacing"))("%s is a spacing", space => {
  expect(cn("px-4", `px-${space}`)).toBe(`px-${space}`)
  expect(cn(`gap-${space}`, "gap-2")).toBe("gap-2")
})

test.each(named("ease"))("ease-%s is an easing", ease => {
  expect(cn("ease-in", `ease-${ease}`)).toBe(`ease-${ease}`)
})

test.each(named("container"))("max-w-%s is a width", width => {
  expect(cn("max-w-sm", `max-w-${width}`)).toBe(`max-w-${width}`)
})

test("of two font widths the later one wins", () => {
  expect(cn("wdth-120 display", "wdth-90")).toBe("display wdth-90")
})

test("of two icons the later one wins", () => {
  expect(cn("i-ph-arrow-right size-4", "i-ph-x")).toBe("size-4 i-ph-x")
})

test("up to 500 results are cached", () => {
  expect(MERGE_OPTIONS.cacheSize).toBe(500)
})
