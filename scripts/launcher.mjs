// Runs the site as a child process and makes sure that neither outlives the other.
import { spawn } from "node:child_process"
import { watch } from "node:fs"
import { join } from "node:path"
import { fail, projectNode, root, say } from "./project.mjs"

// Ctrl-C reaches us once from the terminal and once more from npm; the site must not take that for impatience.
const ONE_KEYSTROKE_MS = 1000
const PARENT_CHECK_MS = 500
const CHANGES_SETTLE_MS = 100

/**
 * Runs the site until it ends or a signal arrives, and restarts it when a file in a watched folder changes. The
 * site stops by itself when its channel to this process closes, so a kill of this process stops it too.
 */
export function launch(args, environment, watchedFolders = []) {
  let child
  let reason = null
  let restart = false
  let lastSignalAt = 0

  function start() {
    restart = false
    // A group of its own: signals of the terminal reach the site through us alone.
    child = spawn(projectNode, args, {
      cwd: root,
      stdio: ["inherit", "inherit", "inherit", "ipc"],
      env: { ...process.env, ...environment },
      detached: true,
    })
    child.on("error", error => fail(error.message))
    child.on("exit", onExit)
  }

  function onExit(code, signal) {
    if (restart && !reason) return start()
    say(howItEnded(code, signal, reason))
    if (watchedFolders.length === 0 || reason) process.exit(code ?? (signal === "SIGINT" ? 130 : 143))
    say("Waiting for a change in the source files …")
    child = null
  }

  function stop(signal, why) {
    reason ??= why
    if (!child) process.exit(0)
    if (Date.now() - lastSignalAt > ONE_KEYSTROKE_MS) child.kill(signal)
    lastSignalAt = Date.now()
  }

  // A closed terminal must not end this process before the site has stopped.
  for (const stream of [process.stdout, process.stderr]) stream.on("error", () => {})
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => stop(signal, signal))
  watchParent(() => stop("SIGTERM", "npm ended"))
  onChange(watchedFolders, () => {
    if (reason || restart) return
    if (!child) return start()
    restart = true
    child.kill("SIGTERM")
  })
  start()
}

function howItEnded(code, signal, reason) {
  if (signal) return `The site was killed (${signal}).`
  if (reason) return `The site has stopped (${reason})${code ? ` with exit code ${code}` : ""}.`
  return code ? `The site ended with an error (exit code ${code}).` : "The site has ended."
}

// `kill` of npm alone ends npm but not what it runs: a parent that changed means that npm is gone.
function watchParent(onGone) {
  const parent = process.ppid
  if (process.env.npm_lifecycle_event === undefined || process.platform === "win32") return
  const timer = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(timer)
    onGone()
  }, PARENT_CHECK_MS)
}

// Saving a file causes several events.
function onChange(folders, listener) {
  let timer
  for (const folder of folders) {
    watch(join(root, folder), { recursive: true }, () => {
      clearTimeout(timer)
      timer = setTimeout(listener, CHANGES_SETTLE_MS)
    })
  }
}
