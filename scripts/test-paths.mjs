// Which runner `npm test -- path` starts, and whether the tests below a path use the built site.
const BROWSER_TESTS = "tests/e2e"
const TESTS_OF_THE_BUILD = [
  BROWSER_TESTS,
  "tests/site",
  "tests/process",
  "server/start",
  "server/pages/built-site.database.test.ts",
]

export function isBrowserTest(path) {
  return isWithin(path, BROWSER_TESTS)
}

export function needsBuild(path) {
  return TESTS_OF_THE_BUILD.some(tests => isWithin(path, tests) || isWithin(tests, path))
}

/** Playwright accepts `file:line`. */
export function withoutLine(path) {
  return path.replace(/:\d+$/, "")
}

function isWithin(path, folder) {
  return path === folder || path.startsWith(`${folder}/`)
}
