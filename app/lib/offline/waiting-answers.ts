/** Where the device stores open tests (app/features/quiz/device/stored-tests.ts). */
export const OPEN_TESTS = "open-tests"

/** Calls `send` now and whenever the network is back, if this device has an open test. */
export function sendWhenOnline(send: () => Promise<void>) {
  function start() {
    // The next page tries again.
    if (navigator.onLine && hasOpenTest()) send().catch(() => undefined)
  }
  start()
  // After the listeners of the page: the page of a test sends its answers itself.
  window.addEventListener("online", () => setTimeout(start))
}

function hasOpenTest() {
  try {
    return localStorage.getItem(OPEN_TESTS) !== null
  } catch {
    // Without storage nothing waits.
    return false
  }
}
