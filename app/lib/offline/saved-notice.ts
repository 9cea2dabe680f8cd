/** Removes the notice that the service worker adds to a saved page (public/offline.js) when the network is back. */
export function dropNoticeOnline() {
  window.addEventListener("online", () => document.querySelector(".saved-page")?.remove(), { once: true })
}
