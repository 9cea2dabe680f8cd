import { readFileSync } from "node:fs"
import { expect, test } from "vitest"
import { resolveTheme, theme } from "./theme.ts"

function resolve(primary: string, gray: string) {
  const warnings: string[] = []
  return { ...resolveTheme({ primary, gray }, message => warnings.push(message)), warnings }
}

test("the site is green and cool gray, and nobody is warned", () => {
  expect(theme).toEqual({ primary: "green", gray: "cool" })
  expect(resolve("green", "cool").warnings).toEqual([])
})

test("a missing primary colour is reported and green takes its place", () => {
  expect(resolve("mauve", "cool")).toEqual({
    primary: "green",
    gray: "cool",
    warnings: ["[theme] Primary color 'mauve' not found in Tailwind config"],
  })
})

test("a missing gray is reported and cool takes its place", () => {
  expect(resolve("air", "zinc")).toEqual({
    primary: "air",
    gray: "cool",
    warnings: ["[theme] Gray color 'zinc' not found in Tailwind config"],
  })
})

test.each(["green", "marigold", "siren", "air"])("the palette %s is mixed and can be chosen", name => {
  const tokens = readFileSync("app/styles/tokens.css", "utf8")
  expect(tokens).toMatch(new RegExp(`--color-${name}-400: #`))
  expect(tokens).toMatch(new RegExp(`--color-${name}-600: #`))
  expect(readFileSync("app/styles/theme.css", "utf8")).toContain(`[data-primary="${name}"]`)
  expect(resolve(name, "cool").warnings).toEqual([])
})
