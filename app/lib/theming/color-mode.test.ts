import { runInNewContext } from "node:vm"
import { expect, test } from "vitest"
import { COLOR_MODE_SCRIPT, type ColorPreference, createColorMode } from "./color-mode.ts"

/** A fake browser for the head script; `system` is its preferred color scheme. */
function browser({ stored = "", forced = "", system = "light" as string | null } = {}) {
  const classes = new Set<string>()
  const scene = { system }
  const window = {
    localStorage: { getItem: () => stored || null },
    matchMedia: (query: string) => ({ matches: query === `(prefers-color-scheme: ${scene.system})` }),
  }
  const classList = {
    add: (name: string) => classes.add(name),
    remove: (name: string) => classes.delete(name),
  }
  const documentElement = { classList, getAttribute: () => forced || null }
  runInNewContext(COLOR_MODE_SCRIPT, { window, document: { documentElement } })
  const saved: string[] = []
  const warnings: string[] = []
  let onSystemChange = () => {}
  const helper = (window as unknown as { __NUXT_COLOR_MODE__: never }).__NUXT_COLOR_MODE__
  const mode = createColorMode({
    helper: () => helper,
    store: preference => saved.push(preference),
    onSystemChange: callback => (onSystemChange = callback),
    warn: message => warnings.push(message),
  })
  function changeSystem(next: string) {
    scene.system = next
    onSystemChange()
  }
  return { mode, classes, saved, warnings, changeSystem }
}

test.each([
  [{ stored: "dark" }, "dark"],
  [{ stored: "light", system: "dark" }, "light"],
  [{ system: "dark" }, "dark"],
  [{ stored: "system", system: "dark" }, "dark"],
  [{ system: null }, "light"],
  [{ stored: "light", forced: "dark" }, "dark"],
  [{ stored: "not a mode", system: "dark" }, "dark"],
])("before paint, %j shows %s", (options, shown) => {
  expect([...browser(options).classes]).toEqual([shown])
})

test("on the server the mode is unknown; mounting takes over the head script's value", () => {
  const { mode, classes } = browser({ system: "dark" })
  expect(mode.get()).toEqual({ preference: "system", value: "system", unknown: true, forced: false })
  mode.mount()
  expect(mode.get()).toEqual({ preference: "system", value: "dark", unknown: false, forced: false })
  expect([...classes]).toEqual(["dark"])
})

test("a preference is shown and stored", () => {
  const { mode, classes, saved } = browser({ system: "dark" })
  mode.mount()
  mode.setPreference("light")
  expect({ ...mode.get(), classes: [...classes], saved }).toEqual({
    preference: "light",
    value: "light",
    unknown: false,
    forced: false,
    classes: ["light"],
    saved: ["light"],
  })
})

test("a page forces its mode, and the next page returns to the preference", () => {
  const { mode, classes } = browser({ stored: "light" })
  mode.mount()
  mode.enterPage("dark")
  expect({ ...mode.get(), classes: [...classes] }).toMatchObject({
    preference: "light",
    value: "dark",
    forced: true,
    classes: ["dark"],
  })
  mode.enterPage(undefined)
  expect({ ...mode.get(), classes: [...classes] }).toMatchObject({
    value: "light",
    forced: false,
    classes: ["light"],
  })
})

test("while forced, a new preference changes neither the value nor the storage", () => {
  const { mode, saved } = browser({ stored: "light" })
  mode.mount()
  mode.enterPage("light")
  mode.setPreference("dark")
  expect({ value: mode.get().value, saved }).toEqual({ value: "light", saved: [] })
})

test("a page cannot force system; a warning is logged", () => {
  const { mode, warnings } = browser({ stored: "light" })
  mode.mount()
  mode.enterPage("system")
  expect(warnings).toEqual(["You cannot force the colorMode to system at the page level."])
  expect(mode.get()).toMatchObject({ value: "light", forced: false })
})

test("the system is followed only when it is the preference and nothing is forced", () => {
  const { mode, changeSystem } = browser({ system: "light" })
  const shown: ColorPreference[] = []
  mode.mount()
  changeSystem("dark")
  shown.push(mode.get().value)
  mode.enterPage("light")
  changeSystem("dark")
  shown.push(mode.get().value)
  mode.enterPage(undefined)
  mode.setPreference("light")
  changeSystem("dark")
  shown.push(mode.get().value)
  mode.setPreference("system")
  shown.push(mode.get().value)
  expect(shown).toEqual(["dark", "light", "light", "dark"])
})
