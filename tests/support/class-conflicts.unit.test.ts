import { readFileSync } from "node:fs"
import { expect, test } from "vitest"
import { conflictsIn, elementsWithConflicts } from "./class-conflicts.ts"

const tokens = readFileSync(new URL("../../app/styles/tokens.css", import.meta.url), "utf8")
const named = (kind: string) =>
  [...tokens.matchAll(new RegExp(`--${kind}-([a-z0-9]+):`, "g"))].map(m => m[1]!)

test("classes for the same property are in conflict", () => {
  expect(conflictsIn("px-4 py-2 p-6")).toEqual(["px-4", "py-2"])
  expect(conflictsIn("hover:bg-green-400 hover:bg-ink")).toEqual(["hover:bg-green-400"])
  expect(conflictsIn("wdth-120 display wdth-90")).toEqual(["wdth-120"])
  expect(conflictsIn("i-ph-arrow-right size-4 i-ph-x")).toEqual(["i-ph-arrow-right"])
})

test("defaults, repeated classes, and line heights beside font sizes are not", () => {
  expect(conflictsIn("base:gap-5 gap-8")).toEqual([])
  expect(conflictsIn("flex-none size-4 flex-none")).toEqual([])
  expect(conflictsIn("leading-none text-lead")).toEqual([])
})

test("elements are listed once, with their conflicts", () => {
  expect(elementsWithConflicts(["p-4", "p-4 p-2", "p-4 p-2"])).toEqual([
    { classes: "p-4 p-2", conflicts: ["p-4"] },
  ])
})

test.each(named("text"))("text-%s is a font size, not a color", size => {
  expect(conflictsIn(`text-sm text-${size}`)).toEqual(["text-sm"])
  expect(conflictsIn(`text-${size} text-green-700`)).toEqual([])
})

test.each(named("radius"))("rounded-%s is a radius", radius => {
  expect(conflictsIn(`rounded-${radius} rounded-none`)).toEqual([`rounded-${radius}`])
})

test.each(named("spacing"))("%s is a spacing", space => {
  expect(conflictsIn(`gap-${space} gap-2`)).toEqual([`gap-${space}`])
})

test.each(named("ease"))("ease-%s is an easing", ease => {
  expect(conflictsIn(`ease-in ease-${ease}`)).toEqual(["ease-in"])
})

test.each(named("container"))("max-w-%s is a width", width => {
  expect(conflictsIn(`max-w-sm max-w-${width}`)).toEqual(["max-w-sm"])
})
