/** It is below the steps, in the version on one page. */
export function showPrintButton() {
  const button = document.querySelector<HTMLElement>("[data-print]")
  if (!button) return
  button.hidden = false
  button.addEventListener("click", () => window.print())
}
