const SETTING = "search-slash-key"

/** Keys of one character must be possible to turn off (WCAG 2.1.4). */
export function isSlashOn() {
  return localStorage.getItem(SETTING) !== "off"
}

export function setSlash(isOn: boolean) {
  if (isOn) localStorage.removeItem(SETTING)
  else localStorage.setItem(SETTING, "off")
}
