import { readFileSync } from "node:fs"
import { expect, test } from "vitest"
import { resolveTheme, theme } from "./theme.ts"

function resolve(primary: string, gray: string) {
  const warnings: string[] = []
  return { ...resolveTheme({ primary, gray }, message => warnings.push(message)), warnings }
}

test("the site uses green and cool gray without warnings", () => {
  expect(theme).toEqual({ primary: "green", gray: "cool" })
  expect(resolve("green", "cool").warnings).toEqual([])
})

test("an unknown primary color is reported and replaced by green", () => {
  expect(resolve("mauve", "cool")).toEqual({
    primary: "green",
    gray: "cool",
    warnings: ["[theme] Primary color 'mauve' not found in Tailwind config"],
  })
})

test("an unknown gray is reported and replaced by cool", () => {
  expect(resolve("air", "zinc")).toEqual({
    primary: "air",
    gray: "cool",
    warnings: ["[theme] Gray color 'zinc' not found in Tailwind config"],
  })
})

test.each(["green", "marigold", "siren", "air"])("the palette %s is defined and can be chosen", name => {
  const tokens = readFileSync("app/styles/tokens.css", "utf8")
  expect(tokens).toMatch(new RegExp(`--color-${name}-400: #`))
  expect(tokens).toMatch(new RegExp(`--color-${name}-600: #`))
  expect(readFileSync("app/styles/theme.css", "utf8")).toContain(`[data-primary="${name}"]`)
  expect(resolve(name, "cool").warnings).toEqual([])
})
