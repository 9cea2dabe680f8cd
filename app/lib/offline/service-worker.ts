// Pages that must be saved even if they are closed at once (public/offline.js).
const SAVED_PAGE =
  /^\/(?:emergency|offline)$|^\/courses\/[^/]+\/card$|^\/events\/[^/]+\/(?:ticket\/|check-in)/

export function isSavedAtOnce() {
  return SAVED_PAGE.test(location.pathname)
}

/** Makes the emergency steps and opened rescue cards available offline. Private windows may forbid it. */
export function registerServiceWorker() {
  const { serviceWorker } = navigator
  if (!serviceWorker) return
  serviceWorker.register("/offline.js").catch(error => console.info("No offline pages:", error))
  // The first page of a visit was opened before the worker was there. A controller would not tell: signing out in
  // another tab ends the worker that has saved this page, and the next one must not save it again.
  const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[]
  if (navigation?.workerStart || !isSavedAtOnce()) return
  void serviceWorker.ready.then(({ active }) => active?.postMessage({ keep: location.pathname }))
}
