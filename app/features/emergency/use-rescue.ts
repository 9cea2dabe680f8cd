import { useEffect, useState } from "react"
import { RESCUE_STEPS } from "#content/schema/rescue-steps.ts"
import { fromStored, NEW_RESCUE, type Rescue, toStored } from "./rescue.ts"

const STORAGE_KEY = "rescue"

/** The rescue of this tab. It survives a reload and a locked phone, is sent nowhere and ends with the tab. */
export function useRescue() {
  const [rescue, setRescue] = useState(NEW_RESCUE)
  // After hydration, because the server does not know it.
  useEffect(() => {
    const before = fromStored(stored(), Date.now())
    const step = RESCUE_STEPS.find(id => location.hash === `#${id}`)
    if (!step) return setRescue(before)
    // Until then Next scrolled to the step. The address would bring it back after a reload.
    history.replaceState(history.state, "", location.pathname + location.search)
    store({ ...before, step })
    setRescue({ ...before, step })
  }, [])

  function change(part: Partial<Rescue>) {
    const changed = { ...rescue, ...part }
    store(changed)
    setRescue(changed)
  }
  return [rescue, change] as const
}

// Storage may be blocked; then the rescue lasts as long as the page.
function stored() {
  try {
    return sessionStorage.getItem(STORAGE_KEY)
  } catch {
    return null
  }
}

function store(rescue: Rescue) {
  try {
    sessionStorage.setItem(STORAGE_KEY, toStored(rescue, Date.now()))
  } catch {
    return
  }
}
