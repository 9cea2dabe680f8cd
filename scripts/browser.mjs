// Finds a Chromium for the browser tests, or installs one from the system's packages or Playwright's store.
import { spawnSync } from "node:child_process"
import { existsSync } from "node:fs"
import { createRequire } from "node:module"
import { delimiter, join } from "node:path"
import { fail, projectNode, root, run, say } from "./project.mjs"

// In the order of preference: Playwright uses the shell by default, and it spends no time on windows.
const PACKAGES = ["chromium-headless-shell", "chromium"]
const NAMES = [...PACKAGES, "chromium-browser", "google-chrome-stable", "google-chrome"]

export function ensureBrowser() {
  const found = findBrowser()
  if (found) return found
  say("Installing Chromium for the browser tests (once) …")
  if (
    !installFromSystem() &&
    !run(projectNode, [join(root, "node_modules/@playwright/test/cli.js"), "install", "chromium"])
  ) {
    fail(
      "No Chromium found and none could be installed. Install one and set CHROMIUM_PATH to its program file.",
    )
  }
  return (
    findBrowser() ??
    fail("Chromium was installed but cannot be found. Set CHROMIUM_PATH to its program file.")
  )
}

function findBrowser() {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH
  const folders = (process.env.PATH ?? "").split(delimiter)
  const onPath = NAMES.flatMap(name => folders.map(folder => join(folder, name))).find(existsSync)
  if (onPath) return onPath
  const own = createRequire(import.meta.url)("@playwright/test").chromium.executablePath()
  return existsSync(own) ? own : undefined
}

function installFromSystem() {
  if (process.getuid?.() !== 0 || spawnSync("apt-get", ["--version"]).status !== 0) return false
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" }
  const options = { env, stdio: ["ignore", "ignore", "inherit"] }
  const install = name => run("apt-get", ["install", "-y", name], options)
  return run("apt-get", ["update"], options) && PACKAGES.some(install)
}
