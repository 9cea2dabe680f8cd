import { existsSync } from "node:fs"
import { expect, test } from "vitest"
import { brandingFor, STATE_BRANDINGS } from "./state-branding.ts"

test("Arkansas has its own logo, start background and Open Graph image", () => {
  expect(brandingFor("Arkansas")).toEqual({
    logo: "/logo-ar.svg",
    logoLight: "/logo-ar-light.svg",
    logoHeight: 64,
    mark: "/mark-ar.svg",
    background: "/backgrounds/start.svg",
    ogImage: "/og/site/arkansas.png",
  })
})

test.each([null, undefined, "", "Texas", "Kansas", "A", "Arkansas City"])(
  "%j has the default branding",
  state => {
    expect(brandingFor(state)).toMatchObject({
      logo: "/default_logo.svg",
      background: "/backgrounds/default.svg",
    })
  },
)

test.each(["AR", "ar", " arkansas ", "ARKANSAS\n"])("%j is Arkansas", state => {
  expect(brandingFor(state).logo).toBe("/logo-ar.svg")
})

test("every file of every branding exists", () => {
  for (const state of [null, ...STATE_BRANDINGS.map(({ name }) => name)]) {
    const { ogImage, logoHeight, ...files } = brandingFor(state)
    expect(logoHeight).toBeGreaterThan(0)
    expect(ogImage).toMatch(/^\/og\/site\/[a-z-]+\.png$/)
    for (const file of Object.values(files)) expect(existsSync(`public${file}`), file).toBe(true)
  }
})
