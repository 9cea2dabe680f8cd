import { PassThrough } from "node:stream"
import { expect, test } from "vitest"
import { watchErrors } from "./last-error.ts"

test.each([
  [
    "of its log",
    '{"level":"error","message":"uncaught error","error":"Port 3001 is in use"}\n',
    "Port 3001 is in use",
  ],
  [
    "a line that the process did not finish",
    '{"level":"error","message":"unc',
    '{"level":"error","message":"unc',
  ],
  ["a log without errors", '{"level":"info","message":"the site runs"}\n', null],
])("the last error of a process is read from %s", async (_, written, error) => {
  const stdout = new PassThrough()
  const lastError = watchErrors({ stdout, stderr: null })
  stdout.end(written)
  await new Promise(resolve => stdout.on("close", resolve))
  expect(lastError()).toBe(error)
})
