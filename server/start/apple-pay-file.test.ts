import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, expect, test } from "vitest"
import { ConfigurationError } from "../env.ts"
import { loadApplePayFile } from "./apple-pay-file.ts"

const folder = mkdtempSync(join(tmpdir(), "open-airway-test-"))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test("the file is read when it is named, and a missing or empty one is a mistake of the settings", async () => {
  const file = join(folder, "association")
  writeFileSync(file, "7B227073704964")
  writeFileSync(join(folder, "empty"), "")
  expect(await loadApplePayFile({ applePayFile: file })).toBe("7B227073704964")
  expect(await loadApplePayFile({ applePayFile: null })).toBeUndefined()
  for (const name of ["none", "empty"])
    await expect(loadApplePayFile({ applePayFile: join(folder, name) })).rejects.toThrow(ConfigurationError)
})
