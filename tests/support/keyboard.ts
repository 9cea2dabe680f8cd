import { expect, type Page } from "@playwright/test"

/**
 * Presses Tab until the control with this label has the focus. Every stop on the way can be seen: it has an outline,
 * lies inside the window, nothing covers it, and it comes after the last one in the page.
 */
export async function tabTo(page: Page, label: RegExp) {
  const passed: string[] = []
  for (let stop = 0; stop < 80; stop++) {
    await page.evaluate(() => {
      document.querySelector("[data-last-stop]")?.removeAttribute("data-last-stop")
      document.activeElement?.setAttribute("data-last-stop", "")
    })
    await page.keyboard.press("Tab")
    const focused = await page.evaluate(focusedStop)
    if (!focused) break
    const { name, ...problems } = focused
    expect([name, problems]).toEqual([name, { isUnseen: false, isCovered: false, goesBack: false }])
    if (label.test(name)) return
    passed.push(name)
  }
  throw new Error(`No Tab stop has the label ${label}, only ${passed.join(" | ")}`)
}

/** Runs in the page. Null after the last control. */
function focusedStop() {
  const focused = document.activeElement as HTMLElement
  if (focused === document.body) return null
  const label = focused.closest("label")
  const parts = label ? [focused, label] : [focused]
  const hasOutline = parts.some(part => {
    const { outlineStyle, outlineWidth } = getComputedStyle(part)
    return outlineStyle !== "none" && outlineWidth !== "0px"
  })
  const { x, y, width, height } = focused.getBoundingClientRect()
  const top = document.elementFromPoint(x + width / 2, y + Math.min(height, innerHeight) / 2)
  const last = document.querySelector("[data-last-stop]") ?? document.body
  const text = (focused as HTMLInputElement).labels?.[0]?.textContent ?? focused.getAttribute("aria-label")
  return {
    name: (text ?? focused.textContent).trim(),
    // The parts of a date are one element; the browser marks the part.
    isUnseen: !hasOutline && last !== focused,
    isCovered: !top || !parts.some(part => part.contains(top) || top.contains(part)),
    goesBack: Boolean(last.compareDocumentPosition(focused) & Node.DOCUMENT_POSITION_PRECEDING),
  }
}
