import { readAloud, stopReading } from "#app/lib/rendering/read-aloud.ts"

/** Reads the step of the pressed button aloud, or stops. */
export function createReader() {
  let pressed: HTMLElement | null = null
  if (!("speechSynthesis" in window))
    for (const button of document.querySelectorAll<HTMLElement>("[data-do=read]")) button.hidden = true

  function setPressed(button: HTMLElement | null) {
    pressed?.setAttribute("aria-pressed", "false")
    button?.setAttribute("aria-pressed", "true")
    pressed = button
  }

  function stop() {
    if (!pressed) return
    stopReading()
    setPressed(null)
  }

  function toggle(button: HTMLElement) {
    const isReading = pressed === button
    stop()
    if (isReading) return
    const parts = button.closest("section")!.querySelectorAll("[data-spoken]:not([hidden])")
    readAloud(
      Array.from(parts, part => part.textContent),
      () => {
        if (pressed === button) setPressed(null)
      },
    )
    setPressed(button)
  }

  return { stop, toggle }
}
