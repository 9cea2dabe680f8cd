import { moveByArrow } from "#app/ui/navigation/move-by-arrow.ts"

/** Arrow keys in the main menu, as on pages that load the app (ui/shell/mega-menu.tsx). */
export function listenForMenuKeys() {
  const menu = document.querySelector<HTMLElement>("header nav > ul")
  menu?.addEventListener("keydown", event => moveByArrow(event, "[data-entry]"))
  for (const panel of menu?.querySelectorAll<HTMLElement>("[popover]") ?? []) {
    panel.addEventListener("keydown", event => moveByArrow(event, "a"))
    const opener = menu!.querySelector<HTMLElement>(`[popovertarget="${panel.id}"]`)
    opener?.addEventListener("keydown", event => {
      if (event.key !== "ArrowDown") return
      event.preventDefault()
      event.stopPropagation()
      panel.showPopover()
      panel.querySelector("a")?.focus()
    })
  }
}
