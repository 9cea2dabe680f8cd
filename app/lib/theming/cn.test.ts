import { globSync, readFileSync } from "node:fs"
import { extendTailwindMerge } from "tailwind-merge"
import { expect, test } from "vitest"
import { cn } from "./cn.ts"

const tokens = readFileSync(new URL("../../styles/tokens.css", import.meta.url), "utf8")
const named = (kind: string) =>
  [...tokens.matchAll(new RegExp(`--${kind}-([a-z0-9]+):`, "g"))].map(m => m[1]!)

test("falsy parts are left out and nested ones are flattened", () => {
  expect(cn("a", false, null, undefined, 0, ["b", ["c"]])).toBe("a b c")
})

test("of two classes for the same thing the later one wins", () => {
  expect(cn("px-4 py-2", "p-6")).toBe("p-6")
  expect(cn("hover:bg-green-400", "hover:bg-ink")).toBe("hover:bg-ink")
})

test.each(named("text"))("text-%s is a size: it replaces sizes and leaves colours", size => {
  expect(cn("text-sm", `text-${size}`)).toBe(`text-${size}`)
  expect(cn(`text-${size}`, "text-green-700")).toBe(`text-${size} text-green-700`)
  expect(cn(`text-${size} text-ink`, "text-lead", "text-white")).toBe("text-lead text-white")
})

test.each(named("radius"))("rounded-%s is a radius", radius => {
  expect(cn("rounded-full", `rounded-${radius}`)).toBe(`rounded-${radius}`)
  expect(cn(`rounded-${radius}`, "rounded-none")).toBe("rounded-none")
})

test.each(named("spacing"))("%s is a space", space => {
  expect(cn("px-4", `px-${space}`)).toBe(`px-${space}`)
  expect(cn(`gap-${space}`, "gap-2")).toBe("gap-2")
})

test.each(named("ease"))("ease-%s is an easing", ease => {
  expect(cn("ease-in", `ease-${ease}`)).toBe(`ease-${ease}`)
})

test.each(named("container"))("max-w-%s is a width", width => {
  expect(cn("max-w-sm", `max-w-${width}`)).toBe(`max-w-${width}`)
})

test("one width of the display face replaces another", () => {
  expect(cn("wdth-120 display", "wdth-90")).toBe("display wdth-90")
})

test("of two icons the last is shown", () => {
  expect(cn("i-ph-arrow-right size-4", "i-ph-x")).toBe("size-4 i-ph-x")
})

// tailwind-merge with its own table and our names: what ours must agree with, over the classes the site uses.
const whole = extendTailwindMerge<"icon">({
  cacheSize: 0,
  extend: {
    theme: {
      text: named("text"),
      radius: named("radius"),
      spacing: named("spacing"),
      container: named("container"),
      breakpoint: named("breakpoint"),
      ease: named("ease"),
    },
    classGroups: {
      icon: [(name: string) => name.startsWith("i-")],
      "font-stretch": [{ wdth: [(value: string) => /^\d+$/.test(value)] }],
    },
  },
})

test("any two classes that the site uses are merged as tailwind-merge would merge them", () => {
  const classes = usedClasses()
  expect(classes.length).toBeGreaterThan(100)
  const differing: string[] = []
  for (const first of classes) {
    for (const second of classes) {
      const pair = `${first} ${second}`
      if (cn(pair) !== whole(pair)) differing.push(`${pair} → ${cn(pair)}, not ${whole(pair)}`)
    }
  }
  expect(differing.slice(0, 40)).toEqual([])
})

const COLOUR = /(green|gray|marigold|siren|air)-\d+|white|black|paper/g

/** One class of each shape: which step of a scale it takes does not change what it sets. */
function usedClasses() {
  const shapes = new Map<string, string>()
  for (const file of globSync("app/{ui,layouts,pages,features}/**/*.tsx")) {
    for (const [, text = ""] of readFileSync(file, "utf8").matchAll(/["'`]([^"'`\n]+)["'`]/g)) {
      for (const word of text.split(/\s+/)) {
        const name = word.replace(/^.*:(?![^[(]*[\])])/, "")
        if (/^-?[a-z][\w./-]*([[(][^\s]+[\])])?$/.test(name))
          shapes.set(name.replace(COLOUR, "ink").replace(/\d+/g, "0"), name)
      }
    }
  }
  return [...shapes.values()].filter(name => whole(`${name} ${name}`) === name)
}
