import { enableSound } from "#app/lib/breathing/signals.ts"
import { NEW_RESCUE, type Rescue, type RescueStep } from "../rescue.ts"
import { createAlarms } from "./alarms.ts"
import { createDisplay } from "./display.ts"
import { createReader } from "./reader.ts"
import { storedRescue, storeRescue } from "./stored-rescue.ts"

const TICK_MS = 250

/** Shows one step at a time and makes the buttons work. A locked phone misses ticks but no time. */
export function startSteps(root: HTMLElement) {
  const display = createDisplay(root)
  const alarms = createAlarms()
  const reader = createReader()
  let rescue = storedRescue()

  function show() {
    const now = Date.now()
    display(rescue, now)
    alarms(rescue, now)
  }

  function change(part: Partial<Rescue>) {
    rescue = { ...rescue, ...part }
    storeRescue(rescue)
    show()
  }

  function go(step: RescueStep) {
    if (rescue.hasSound) enableSound()
    reader.stop()
    change({ step })
    root.querySelector<HTMLElement>(`#${step} .step-title`)?.focus({ preventScroll: true })
    scrollTo(step)
  }

  const actions: Record<string, (button: HTMLElement) => void> = {
    spray: () => change({ sprays: [...rescue.sprays, Date.now()] }),
    child: () => change({ isChild: !rescue.isChild }),
    cpr: () => change({ isCpr: !rescue.isCpr }),
    sound() {
      enableSound()
      change({ hasSound: !rescue.hasSound })
    },
    read: reader.toggle,
    end() {
      reader.stop()
      change(NEW_RESCUE)
    },
  }

  document.addEventListener("click", event => {
    const button = (event.target as Element).closest<HTMLElement>("[data-go],[data-do]")
    if (!button) return
    const { go: step, do: action = "" } = button.dataset
    if (!step) return actions[action]?.(button)
    event.preventDefault()
    go(step as RescueStep)
  })

  const opened = takeAddressedStep(root)
  if (opened) change({ step: opened })
  else show()
  root.dataset.started = ""
  for (const element of root.querySelectorAll<HTMLElement>("[data-needs-script]")) element.hidden = false
  if (opened) scrollTo(opened)
  addEventListener("hashchange", () => {
    const step = takeAddressedStep(root)
    if (step) go(step)
  })
  setInterval(show, TICK_MS)
  document.addEventListener("visibilitychange", show)
}

/** The step that the address names, which then no longer names it: it would bring it back after a reload. */
function takeAddressedStep(root: HTMLElement) {
  const section = document.getElementById(location.hash.slice(1))?.closest<HTMLElement>("section")
  if (section?.parentElement !== root) return null
  history.replaceState(history.state, "", location.pathname + location.search)
  return section.id as RescueStep
}

function scrollTo(id: string) {
  document.getElementById(id)?.scrollIntoView({ block: "start", behavior: "instant" })
}
