import { BREATH_SECONDS } from "#app/lib/breathing/pace.ts"
import { pacerLabel, type Rescue, viewOf, WAIT_SECONDS } from "../rescue.ts"

/** Returns a function that makes the page show a rescue at a time, and changes only what differs. */
export function createDisplay(root: HTMLElement) {
  const sections = [...root.querySelectorAll<HTMLElement>(":scope > section")]
  const all = (selector: string) => [...root.querySelectorAll<HTMLElement>(selector)]
  const texts = all("[data-text]")
  const parts = all("[data-when]")
  const bars = all("[data-seconds]")
  const counts = all("[data-second]")
  const pacers = all("[data-pacer]")
  const toggles = all("[data-do=child],[data-do=cpr],[data-do=sound]")
  let pace = 0

  return function display(rescue: Rescue, now: number) {
    const { step, isChild, isCpr, hasSound } = rescue
    const view = viewOf(rescue, now)
    // An editor may have removed the step.
    const current = sections.find(({ id }) => id === step) ?? sections[0]
    for (const section of sections) section.toggleAttribute("hidden", section !== current)
    root.toggleAttribute("data-child", isChild)
    root.toggleAttribute("data-due", view.parts.due)
    for (const element of parts)
      element.toggleAttribute("hidden", !view.parts[element.dataset.when as keyof typeof view.parts])
    for (const element of texts) setText(element, view.texts[element.dataset.text as keyof typeof view.texts])
    for (const bar of bars) setAttribute(bar, "width", Math.min(view.seconds, WAIT_SECONDS.to))
    for (const pacer of pacers) setAttribute(pacer, "aria-label", pacerLabel(isChild))
    const pressed: Record<string, boolean> = { child: isChild, cpr: isCpr, sound: hasSound }
    for (const button of toggles) setAttribute(button, "aria-pressed", pressed[button.dataset.do!])
    const breath = isChild ? BREATH_SECONDS.child : BREATH_SECONDS.adult
    const second = String(Math.floor(now / 1000) % breath)
    for (const element of counts) element.toggleAttribute("data-current", element.dataset.second === second)
    const before = pace
    pace = step === "breathe" ? breath : 0
    // Asking for animations takes the browser a layout.
    if (pace !== 0 && pace !== before) shareClock(root, 1000 * breath)
  }
}

// The word, the shape and the count have one clock, which a reload does not change.
function shareClock(root: HTMLElement, breathMs: number) {
  for (const animation of root.getAnimations({ subtree: true }))
    if (animation instanceof CSSAnimation && /^(pacer|breathing-word)$/.test(animation.animationName))
      animation.currentTime = Date.now() % breathMs
}

function setText(element: HTMLElement, text: string) {
  if (element.textContent !== text) element.textContent = text
}

function setAttribute(element: HTMLElement, name: string, value: unknown) {
  if (element.getAttribute(name) !== String(value)) element.setAttribute(name, String(value))
}
