import { existsSync } from "node:fs"
import { expect, test } from "vitest"
import { lookFor, STATE_LOOKS } from "./state-branding.ts"

test("Arkansas has its own logo, start background and sharing picture", () => {
  expect(lookFor("Arkansas")).toEqual({
    logo: "/logo-ar.svg",
    logoLight: "/logo-ar-light.svg",
    mark: "/mark-ar.svg",
    background: "/backgrounds/start.svg",
    sharingPicture: "/og/site/arkansas.png",
  })
})

test.each([null, undefined, "", "Texas", "Kansas", "A", "Arkansas City"])(
  "%j has the default look",
  state => {
    expect(lookFor(state)).toMatchObject({
      logo: "/default_logo.svg",
      background: "/backgrounds/default.svg",
    })
  },
)

test.each(["AR", "ar", " arkansas ", "ARKANSAS\n"])("%j is Arkansas", state => {
  expect(lookFor(state).logo).toBe("/logo-ar.svg")
})

test("every look is made of files we serve", () => {
  for (const state of [null, ...STATE_LOOKS.map(({ name }) => name)]) {
    const { sharingPicture, ...files } = lookFor(state)
    expect(sharingPicture).toMatch(/^\/og\/site\/[a-z-]+\.png$/)
    for (const file of Object.values(files)) expect(existsSync(`public${file}`), file).toBe(true)
  }
})
