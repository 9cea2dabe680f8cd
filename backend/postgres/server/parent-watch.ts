import { type ChildProcess, spawn } from "node:child_process"

// `read` returns when the pipe closes, which the operating system does however this process ends.
const SCRIPT = 'read line; kill -INT "$1"'

/** Stops the server when this process ends without stopping it, for example after a kill -9. */
export function stopWithThisProcess(server: ChildProcess) {
  // On Windows the next start stops the server.
  if (process.platform === "win32" || server.pid === undefined) return
  const watcher = spawn("/bin/sh", ["-c", SCRIPT, "parent-watch", String(server.pid)], {
    stdio: ["pipe", "ignore", "ignore"],
    detached: true,
  })
  // Without a shell the next start stops the server.
  watcher.on("error", () => {})
  watcher.stdin.on("error", () => {})
  watcher.unref()
  server.once("exit", () => watcher.kill("SIGKILL"))
}
