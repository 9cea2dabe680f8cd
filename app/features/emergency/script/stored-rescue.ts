import { fromStored, type Rescue, toStored } from "../rescue.ts"

const STORAGE_KEY = "rescue"

/** The rescue of this tab. It survives a reload and a locked phone, is sent nowhere and ends with the tab. */
export function storedRescue() {
  return fromStored(readStorage(), Date.now())
}

// Storage may be blocked; then the rescue lasts as long as the page.
function readStorage() {
  try {
    return sessionStorage.getItem(STORAGE_KEY)
  } catch {
    return null
  }
}

export function storeRescue(rescue: Rescue) {
  try {
    sessionStorage.setItem(STORAGE_KEY, toStored(rescue, Date.now()))
  } catch {
    return
  }
}
