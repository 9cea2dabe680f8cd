import { expect, test } from "vitest"
import { isSearchShortcut, type KeyPress } from "./shortcut.ts"

const NONE = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false }
const press = (key: string, held: Partial<KeyPress> = {}) => ({ ...NONE, key, ...held })
const PAGE = { isInField: false, isSlashOn: true }
const FIELD = { isInField: true, isSlashOn: true }

test.each([
  press("k", { ctrlKey: true }),
  press("K", { metaKey: true }),
  press("/"),
  press("/", { shiftKey: true }),
])("%o opens the search", key => {
  expect(isSearchShortcut(key, PAGE)).toBe(true)
})

test.each([
  press("k"),
  press("k", { ctrlKey: true, shiftKey: true }),
  press("k", { ctrlKey: true, altKey: true }),
  press("/", { ctrlKey: true }),
  press("/", { altKey: true }),
  press("a"),
])("%o does not open the search", key => {
  expect(isSearchShortcut(key, PAGE)).toBe(false)
})

test("no key is taken from someone who types, and / can be turned off", () => {
  for (const key of [press("/"), press("k", { ctrlKey: true })])
    expect(isSearchShortcut(key, FIELD)).toBe(false)
  const isOff = { isInField: false, isSlashOn: false }
  expect(isSearchShortcut(press("/"), isOff)).toBe(false)
  expect(isSearchShortcut(press("k", { metaKey: true }), isOff)).toBe(true)
})
