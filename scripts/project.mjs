// What `npm start` and `npm test` need before anything is installed: plain JavaScript, no packages, Node 20.
import { spawnSync } from "node:child_process"
import { createHash } from "node:crypto"
import { existsSync, lstatSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { fileURLToPath } from "node:url"

export const root = join(dirname(fileURLToPath(import.meta.url)), "..")
/** The Node 24 that npm's `node` package brings; every part of the project runs on it. */
export const projectNode = join(
  root,
  "node_modules/node/bin",
  process.platform === "win32" ? "node.exe" : "node",
)

const BUILD_SOURCES = [
  "app",
  "public",
  "scripts/bundle",
  "scripts/finish-build.ts",
  "package-lock.json",
  "vite.config.ts",
  "react-router.config.ts",
]

export function say(line) {
  console.log(`› ${line}`)
}

/** @returns {never} */
export function fail(line) {
  console.error(`✗ ${line}`)
  process.exit(1)
}

/** Runs a command of the project in the foreground and tells whether it went well. */
export function run(command, args, options = {}) {
  const result = spawnSync(command, args, { cwd: root, stdio: "inherit", ...options })
  if (result.error) console.error(result.error.message)
  return result.status === 0
}

/** Runs a tool from node_modules on the project's own Node. */
function runTool(name, script, args, options) {
  return run(projectNode, [join(root, "node_modules", name, script), ...args], options)
}

export function ensureInstalled() {
  const wanted = hashOf(["package.json", "package-lock.json"])
  if (isMarked("node_modules/.installed", wanted) && existsSync(projectNode)) return
  if (lstatSync(join(root, "node_modules"), { throwIfNoEntry: false })?.isSymbolicLink())
    fail("node_modules is a link, and installing would empty the folder it points to. Remove the link first.")
  say("Installing packages (once, about half a minute) …")
  const npm = process.env.npm_execpath
  const args = ["ci", "--include=dev", "--include=optional", "--no-audit", "--no-fund", "--loglevel=error"]
  const done = npm
    ? run(process.execPath, [npm, ...args])
    : run("npm", args, { shell: process.platform === "win32" })
  if (!done)
    fail("The packages could not be installed. The lines above say why; is the npm registry in reach?")
  if (!existsSync(projectNode)) {
    fail(
      "npm did not install the project's own Node. Allow its install script: npm config set ignore-scripts false",
    )
  }
  mark("node_modules/.installed", wanted)
}

export function ensureBuilt() {
  const wanted = hashOf(BUILD_SOURCES)
  if (isMarked("build/.built", wanted)) return
  say("Building the site …")
  const environment = { ...process.env, NODE_ENV: "production" }
  const built = runTool("@react-router/dev", "bin.cjs", ["build", "--logLevel", "warn"], { env: environment })
  if (!built) fail("The site could not be built.")
  if (!run(projectNode, [join(root, "scripts/finish-build.ts")])) fail("The build could not be finished.")
  mark("build/.built", wanted)
}

function hashOf(paths) {
  const hash = createHash("sha256")
  for (const file of paths.flatMap(filesBelow).sort())
    hash.update(file).update(readFileSync(join(root, file)))
  return hash.digest("hex")
}

function filesBelow(path) {
  const full = join(root, path)
  if (!existsSync(full)) return []
  if (statSync(full).isFile()) return [path]
  return readdirSync(full).flatMap(name => filesBelow(`${path}/${name}`))
}

function isMarked(file, value) {
  const path = join(root, file)
  return existsSync(path) && readFileSync(path, "utf8") === value
}

function mark(file, value) {
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), value)
}
