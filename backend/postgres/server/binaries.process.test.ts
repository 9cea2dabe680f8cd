import { spawnSync } from "node:child_process"
import { chmodSync, cpSync, lstatSync, mkdtempSync, readdirSync, renameSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import { afterAll, expect, test } from "vitest"
import { tempFolder } from "#tests/support/folder.ts"
import { runScript } from "#tests/support/process.ts"
import { findBinaries, missingLibrary } from "./binaries.ts"
import { startEmbedded } from "./embedded.ts"

const isRoot = process.getuid?.() === 0
const packageDir = mkdtempSync(join(tmpdir(), "open-airway-test-package-"))
const lib = join(packageDir, "native", "lib")
const installed = dirname(dirname(findBinaries(packageDir).postgres))
cpSync(installed, join(packageDir, "native"), { recursive: true, filter: path => !isLink(path) })
afterAll(() => rmSync(packageDir, { recursive: true }))

test("runs from a package whose install script did not run", () => {
  chmodSync(packageDir, 0o755)
  removeLinks()
  const { initdb, env, major } = findBinaries(tempFolder(), packageDir)
  expect(major).toBe(17)
  expect(spawnSync(initdb, ["--version"], { env, encoding: "utf8" }).stdout).toContain(
    "initdb (PostgreSQL) 17",
  )
})

test.runIf(isRoot)("also runs if that package belongs to another user", async () => {
  chmodSync(packageDir, 0o755)
  removeLinks()
  const script = runScript(
    `import { spawnSync } from "node:child_process"
    import { findBinaries } from "#backend/postgres/server/binaries.ts"
    const { initdb, env } = findBinaries(${JSON.stringify(tempFolder())}, ${JSON.stringify(packageDir)})
    console.log(spawnSync(initdb, ["--version"], { env, encoding: "utf8" }))`,
    { uid: 65_534, gid: 65_534 },
  )
  expect(await script.output()).toContain("initdb (PostgreSQL) 17")
  expect(readdirSync(lib).some(name => isLink(join(lib, name)))).toBe(false)
})

test.runIf(isRoot)("root can run it from a package that only root can access", async () => {
  chmodSync(packageDir, 0o700)
  const server = await startEmbedded({ dataDir: join(tempFolder(), "data"), packageDir })
  await server.stop()
})

test("the error names a missing library", () => {
  const library = readdirSync(lib).find(name => name.startsWith("libssl."))!
  renameSync(join(lib, library), join(lib, "elsewhere"))
  const find = () => findBinaries(tempFolder(), packageDir)
  expect(find).toThrow(`PostgreSQL needs the system library ${library}, which is not installed`)
  renameSync(join(lib, "elsewhere"), join(lib, library))
  const tooOld = "postgres: /lib/libc.so.6: version `GLIBC_2.38' not found (required by postgres)"
  expect(missingLibrary(tooOld)).toContain("GLIBC_2.38")
})

function removeLinks() {
  for (const name of readdirSync(lib)) {
    if (isLink(join(lib, name))) rmSync(join(lib, name))
  }
}

function isLink(path: string) {
  return lstatSync(path).isSymbolicLink()
}
