/** The menu is a dialog with invoker commands, which older browsers do not have. */
export function openDialogs() {
  if ("command" in HTMLButtonElement.prototype) return
  document.addEventListener("click", event => {
    const button = (event.target as Element).closest("button[commandfor]")
    const dialog = document.getElementById(button?.getAttribute("commandfor") ?? "")
    if (!button || !(dialog instanceof HTMLDialogElement)) return
    if (button.getAttribute("command") === "show-modal") dialog.showModal()
    else dialog.close()
  })
}
