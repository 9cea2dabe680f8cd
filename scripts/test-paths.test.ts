import { expect, test } from "vitest"

const { isBrowserTest, needsBuild } = await import("./test-paths.mjs" as string)

test.each([
  { path: "tests/e2e/quiz.spec.ts:12", browser: true, build: true },
  { path: "tests/e2e", browser: true, build: true },
  { path: "tests/site/courses.test.ts", browser: false, build: true },
  { path: "server", browser: false, build: true },
  { path: "server/http/hosts.test.ts", browser: false, build: false },
  { path: "app/features/courses/locks.test.ts", browser: false, build: false },
])("$path runs in a browser: $browser, on the build: $build", ({ path, browser, build }) => {
  expect(isBrowserTest(path)).toBe(browser)
  expect(needsBuild(path)).toBe(build)
})
