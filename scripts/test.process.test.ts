import { spawnSync } from "node:child_process"
import { expect, test } from "vitest"

test("npm test -- path runs only that file", () => {
  const { status, stdout } = testRun("scripts/test-paths.test.ts", "-t", "locks.test.ts")
  expect(stdout).toContain("1 passed, 0 failed")
  expect(stdout).not.toContain("Lint")
  expect(status).toBe(0)
})

test("npm test -- path names a path that does not exist", () => {
  const { status, stderr } = testRun("scripts/missing.test.ts")
  expect(stderr).toContain("No such file or folder: scripts/missing.test.ts")
  expect(status).toBe(1)
})

function testRun(...args: string[]) {
  // Variables of the Vitest that runs this test would make the inner one its worker.
  const env = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/VITEST|^NODE_ENV$|^TEST$/.test(name)),
  )
  return spawnSync(process.execPath, ["scripts/test.mjs", "--no-install", ...args], { encoding: "utf8", env })
}
