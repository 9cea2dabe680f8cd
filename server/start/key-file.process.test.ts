import { spawnSync } from "node:child_process"
import { readdirSync, readFileSync, statSync } from "node:fs"
import { join } from "node:path"
import { expect, test } from "vitest"
import { tempFolder } from "#tests/support/folder.ts"
import { loadKeyFile } from "./key-file.ts"

test("calls that run at once return one key, which only its owner can read", async () => {
  const folder = join(tempFolder({ isPrivate: true }), "data")
  const path = join(folder, "sealing.key")
  const keys = new Set(await Promise.all(Array.from({ length: 20 }, () => loadKeyFile(path))))
  expect([...keys]).toEqual([expect.stringMatching(/^[0-9a-f]{64}$/)])
  expect(readFileSync(path, "utf8")).toBe([...keys][0])
  expect(statSync(path).mode & 0o777).toBe(0o600)
  expect(readdirSync(folder)).toEqual(["sealing.key"])
})

test("a start that cannot write the key leaves no empty file to the next one", async () => {
  const folder = tempFolder({ isPrivate: true })
  const path = join(folder, "sealing.key")
  const script = `import { loadKeyFile } from "${import.meta.dirname}/key-file.ts"; await loadKeyFile("${path}")`
  const node = [process.execPath, "--input-type=module-typescript", "--eval", script]
  // Files of this process cannot grow, as on a full disk.
  const { status, stderr } = spawnSync("sh", ["-c", 'ulimit -f 0; exec "$@"', "sh", ...node])
  expect(status).not.toBe(0)
  expect(String(stderr)).toContain("EFBIG")
  expect(readdirSync(folder)).toEqual([])
  expect(await loadKeyFile(path)).toMatch(/^[0-9a-f]{64}$/)
})
