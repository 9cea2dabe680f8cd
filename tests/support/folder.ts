import { chmodSync, mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { onTestFinished } from "vitest"

/** A new folder that goes away with the test; one for everybody unless it is private. */
export function tempFolder({ isPrivate = false } = {}) {
  const folder = mkdtempSync(join(tmpdir(), "open-airway-test-"))
  if (!isPrivate) chmodSync(folder, 0o777)
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}
