import { isSlashOn } from "./slash-setting.ts"

const FIELD = "input, textarea, select, [contenteditable]:not([contenteditable=false])"

export type KeyPress = Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "altKey" | "shiftKey">

/** ⌘K or Ctrl+K anywhere, and / outside fields. */
export function isSearchShortcut(press: KeyPress, { isInField, isSlashOn }: Place) {
  if (press.altKey) return false
  const hasCommand = press.ctrlKey !== press.metaKey
  if (hasCommand) return press.key.toLowerCase() === "k" && !press.shiftKey && !isInField
  return press.key === "/" && !press.ctrlKey && !isInField && isSlashOn
}

interface Place {
  isInField: boolean
  isSlashOn: boolean
}

/** Opens the search dialog, whose code is loaded with the first press. */
export function listenForSearch() {
  addEventListener("keydown", event => {
    const isInField = event.target instanceof Element && event.target.closest(FIELD) !== null
    if (event.defaultPrevented || event.isComposing || event.repeat) return
    if (!isSearchShortcut(event, { isInField, isSlashOn: isSlashOn() })) return
    if (document.querySelector("dialog[open]")) return
    event.preventDefault()
    void openSearch()
  })
}

async function openSearch() {
  try {
    ;(await import("./search-dialog.tsx")).openSearchDialog()
  } catch {
    // The code is missing without a connection: the search page says so.
    location.assign("/search")
  }
}
