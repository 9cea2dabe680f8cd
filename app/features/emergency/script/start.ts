// The script of the emergency page, which is not hydrated. It is part of the HTML and has no React (decision 053).
import { dropNoticeOnline } from "#app/lib/offline/saved-notice.ts"
import { registerServiceWorker } from "#app/lib/offline/service-worker.ts"
import { keepScreenOn } from "#app/lib/rendering/wake-lock.ts"
import { fitHeadlines } from "./fit-headlines.ts"
import { loadPictures } from "./load-pictures.ts"
import { listenForMenuKeys } from "./menu-keys.ts"
import { openDialogs } from "./open-dialogs.ts"
import { showPrintButton } from "./print-button.ts"
import { startSteps } from "./steps.ts"

// Runs right after the steps, before the rest of the page is there.
startSteps(document.querySelector<HTMLElement>("[data-steps]")!)
keepScreenOn()
document.addEventListener("DOMContentLoaded", startRest)

function startRest() {
  openDialogs()
  listenForMenuKeys()
  showPrintButton()
  // The page has no button sounds to switch off.
  document.querySelector<HTMLElement>("footer [role=switch]")?.toggleAttribute("hidden", true)
  dropNoticeOnline()
  fitHeadlines()
  loadPictures()
  if (import.meta.env.PROD) registerServiceWorker()
}
