// Where the device stores them (features/quiz/device/stored-tests.ts, features/courses/progress/guest-progress.ts). An
// import would make every page load the code of courses.
const OPEN_TESTS = "open-tests"
const LESSON_POSITIONS = "lesson-positions"

/** Calls `send` now and whenever the network is back, if this device has something to send. */
export function sendWhenOnline(send: () => Promise<void>) {
  function start() {
    // The next page tries again.
    if (navigator.onLine && isWaiting()) send().catch(() => undefined)
  }
  start()
  // After the listeners of the page: a lesson and a test send what is theirs.
  window.addEventListener("online", () => setTimeout(start))
}

function isWaiting() {
  try {
    // A guest's lessons stay on the device; those of a member have an owner.
    const lessons = localStorage.getItem(LESSON_POSITIONS) ?? ""
    return localStorage.getItem(OPEN_TESTS) !== null || lessons.includes('"of":"')
  } catch {
    // Without storage nothing waits.
    return false
  }
}
